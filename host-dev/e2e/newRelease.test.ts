import type { Page, Route } from '@playwright/test';
import type { Registry, RegistryEntry } from '@vp-digital/core/shell';
import { checkAccessibility, expect, household, openSignedIn, test } from './fixtures';
import { servePagesWithLines } from './pageRegistry';

const next = '9.9.9-next';

const net = (page: Page) => page.getByRole('textbox', { name: 'Netto' }).first();
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name, exact: true });
const notice = (page: Page) => page.getByText('Es gibt eine neue Fassung der Anwendung.');

/** Every area in a folder of its own again, as a release of all of them would have it. */
function released(lines: Registry): Registry {
  const moved = (file: string) => file.replace(/^(areas\/\w+)\/[^/]+/, `$1/${next}`);
  const movedLine = (line: RegistryEntry): RegistryEntry => ({
    ...line,
    entry: moved(line.entry),
    preload: line.preload.map(moved),
    css: line.css.map(moved),
    integrity: Object.fromEntries(Object.entries(line.integrity).map(([file, hash]) => [moved(file), hash])),
  });
  return Object.fromEntries(Object.entries(lines).map(([area, line]) => [area, movedLine(line)]));
}

/** From now on the services serve the next release, beside the one that is open. */
async function release(page: Page): Promise<void> {
  const lines = (await (await page.request.get('/remotes.json')).json()) as Registry; // the services' own file
  await page.route('/remotes.json', (route) => route.fulfill({ json: released(lines) }));
  await page.route(`/areas/*/${next}/**`, async (route: Route) => {
    const [, area = '', file = ''] = /\/areas\/(\w+)\/[^/]+\/(.*)$/.exec(route.request().url()) ?? [];
    const folder = lines[area]?.entry.replace(/[^/]+$/, '') ?? '';
    await route.fulfill({
      response: await route.fetch({ url: new URL(`/${folder}${file}`, page.url()).href }),
    });
  });
  await servePagesWithLines(page, released);
}

test('a release while a tab is open: offered, never forced; the tab goes on with its own, nothing typed is lost', async ({
  page,
}) => {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, area, folder] = /\/areas\/(\w+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (area && folder) versions.add(`${area} ${folder === next ? 'next' : 'open'}`);
  });
  await openSignedIn(page, `${household(2)}/analyse/einkommen`, 'sabine');
  await expect(net(page)).toBeVisible();
  const before = await net(page).inputValue();
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await net(page).fill('viel');
  await release(page);
  await expect(notice(page)).toHaveCount(0);

  await test.step('it is offered when the user comes back to the tab, and what is typed stays', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(notice(page)).toBeVisible();
    await expect(net(page)).toHaveValue('viel');
    await expect(net(page)).toBeFocused();
    await checkAccessibility(page);
  });

  await test.step('an area that was not open yet comes from the release of this tab, and back is what was typed', async () => {
    await net(page).fill('3.333,00');
    await tab(page, 'Beratung').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Beratung' })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await page.goBack();
    await expect(net(page)).toHaveValue('3.333,00');
    await expect(page.locator('body[data-before]'), 'the page was not loaded again').toHaveCount(1);
    expect([...versions].filter((version) => version.endsWith('next'))).toEqual([]);
    expect(versions).toContain('beratung open');
  });

  await test.step('loading it asks about what cannot be saved', async () => {
    await net(page).fill('viel');
    await page.getByRole('button', { name: 'Jetzt laden', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Seite verlassen?' })).toContainText('Netto');
    await page.keyboard.press('Escape');
    await expect(net(page)).toHaveValue('viel');
    await expect(page.locator('body[data-before]')).toHaveCount(1);
  });

  await test.step('what can be saved is saved, then the new one stands at the same address', async () => {
    await net(page).fill(before);
    await page.getByRole('button', { name: 'Jetzt laden', exact: true }).click();
    await expect(page.locator('body[data-before]')).toHaveCount(0);
    await expect(net(page)).toHaveValue(before);
    await expect(page).toHaveURL(`${household(2)}/analyse/einkommen`);
    expect(versions).toContain('analysis next');
    await expect(notice(page)).toHaveCount(0);
  });
});
