import { type Page, type Route } from '@playwright/test';
import type { Registry } from '@vp-digital/core/shell';
import { expect, household, openSignedIn, patience, test } from './fixtures';

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404 }),
  'answers 500': (route) => route.fulfill({ status: 500 }),
  'does not come through': (route) => route.abort('internetdisconnected'),
  'is broken': (route) => route.fulfill({ contentType: 'application/javascript', body: 'const = {' }),
  'was changed by somebody': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n/* changed */` });
  },
};

/** The files that the first page of the analysis needs, by what they are. */
async function filesOfAnalysis(page: Page) {
  const registry = (await (await page.request.get('/remotes.json')).json()) as Registry; // the services' own file
  const { entry = '', preload: [chunk = '', table = ''] = [] } = registry['analysis'] ?? {};
  const escaped = (file: string) => file.replaceAll('.', '\\.');
  const folder = escaped(entry.slice(0, entry.lastIndexOf('/')));
  return {
    entry: new RegExp(`^/${escaped(entry)}$`),
    'table of hashes': new RegExp(`^/${escaped(table)}$`),
    chunk: new RegExp(`^/${escaped(chunk)}$`),
    'page’s code': new RegExp(`^/${folder}/\\d+\\.\\w+\\.js$`), // the entry and the mount have names
    'style sheet': new RegExp(`^/${folder}/[^/]+\\.css$`),
  };
}

const roles = ['entry', 'table of hashes', 'chunk', 'page’s code', 'style sheet'] as const;

const overview = () => `${household(2)}/uebersicht`;

/** A household's page, loaded anew: nothing of the analysis is there yet. */
async function openOverview(page: Page): Promise<void> {
  await page.goto(overview());
  await expect(page.getByText(/im Monat/).first()).toBeVisible();
}

for (const [happens, fault] of Object.entries(faults))
  test(`a file of an area that ${happens} is a card with a retry that fetches anew; the rest goes on`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/Failed to load resource|Failed to find a valid digest|SyntaxError|LoadError|loading/i);
    await openSignedIn(page, '/haushalt', 'sabine');
    const files = await filesOfAnalysis(page);
    for (const role of roles)
      await test.step(role, async () => {
        await openOverview(page);
        await page.evaluate(() => document.body.setAttribute('data-before', ''));
        const isFile = (url: URL) => files[role].test(url.pathname);
        let met = 0;
        await page.route(isFile, (route) => {
          met += 1;
          return fault(route);
        });
        await page.getByRole('link', { name: 'Analyse', exact: true }).click();
        await expect(page.getByText(/Kennung für den Support/)).toBeVisible({ timeout: patience(30_000) });
        await expect(page.getByRole('banner')).toBeVisible();
        expect(met).toBeGreaterThan(0);

        await page.unroute(isFile);
        await page.getByRole('button', { name: 'Erneut laden' }).click();
        await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
        await expect(page.locator('body[data-before]'), 'the page was not loaded again').toHaveCount(1);
      });
  });

for (const role of roles)
  test(`an area’s ${role} that hangs is noticed after 8 seconds and given up after 20; a retry has an address of its own`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/LoadError|Loading (CSS )?chunk/);
    await page.clock.install({ time: new Date('2026-10-01T10:00:00+02:00') });
    await openSignedIn(page, overview(), 'sabine');
    await expect(page.getByText(/im Monat/).first()).toBeVisible();
    const file = (await filesOfAnalysis(page))[role];
    const addresses: string[] = [];
    await page.route(
      (url) => file.test(url.pathname),
      async (route) => {
        addresses.push(route.request().url());
        if (addresses.at(-1)?.includes('retry=')) await route.continue(); // every other one hangs
      },
    );
    await page.getByRole('link', { name: 'Analyse', exact: true }).click();
    await expect.poll(() => addresses.length, 'it was asked for, so its time runs').toBeGreaterThan(0);
    await page.clock.runFor(8_500);
    await expect(page.getByText(/dauert länger/)).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(page.getByText(/Kennung für den Support/)).toBeVisible();
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
    const again = addresses.filter((address) => /\?retry=\w+$/.test(address)); // other files of the kind may be asked for after it
    expect(again).not.toEqual([]);
    for (const address of again) expect(addresses).toContain(address.slice(0, address.indexOf('?')));
  });
