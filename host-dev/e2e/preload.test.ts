import type { Page, Route } from '@playwright/test';
import type { Registry } from '@vp-digital/core/shell';
import { permissions } from '@vp-digital/core/reference';
import { expect, household, openSignedIn, test } from './fixtures';
import { servePagesWithLines } from './pageRegistry';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name, exact: true });

/** Notes what is asked for of areas from now on. */
function requestsOfAreas(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/areas/')) paths.push(pathname);
  });
  return paths;
}

/** Lets nothing of an area arrive that is asked for from now on: the parts for which no page waits. Gives the way to let go. */
async function holdAreas(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const later = /\/areas\/.*\.(js|css)$/;
  await page.route(later, (route) => void held.push(route));
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(later);
  };
}

async function openOverview(page: Page): Promise<void> {
  await openSignedIn(page, `${household(2)}/uebersicht`, 'sabine');
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
}

for (const [how, intent] of [
  ['pointed at', (page: Page) => tab(page, 'Beratung').hover()],
  ['reached by keyboard', (page: Page) => tab(page, 'Beratung').focus()],
] as const)
  test(`an area whose link is ${how} is fetched with its page, and mounting it asks for nothing more`, async ({
    page,
  }) => {
    await openOverview(page);
    const paths = requestsOfAreas(page);
    const pageStyles = page.waitForEvent('requestfinished', (request) =>
      /\/areas\/beratung\/.*\.css$/.test(request.url()),
    );
    await intent(page);
    await pageStyles; // asked for together with the page's scripts, after entry and mount
    const release = await holdAreas(page);
    await tab(page, 'Beratung').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Beratung' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('row', { name: /Ruhestand/ })).toBeVisible();
    await release();
    expect(new Set(paths).size, 'each file once').toBe(paths.length);
  });

test('the code of a page is asked for together with its area, not after it', async ({ page }) => {
  await openOverview(page);
  const held: Route[] = [];
  await page.route(/\/areas\/analysis\/.*remoteEntry/, (route) => void held.push(route)); // until it is let go
  const pageStyles = page.waitForEvent('requestfinished', (request) =>
    /\/areas\/analysis\/.*\.css$/.test(request.url()),
  );
  await page.goto(`${household(2)}/analyse/einkommen`);
  await pageStyles;
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const release = await holdAreas(page);
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('heading', { level: 1, name: 'Einkommen' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Netto', exact: true }).first()).toBeVisible();
  await release();
});

test('menu, titles and permissions stand with no area loaded', async ({ page }) => {
  await openOverview(page);
  await page.route('/areas/**', () => {}); // hangs
  const paths = requestsOfAreas(page);
  await page.goto(`${household(2)}/uebersicht`);
  await expect(tab(page, 'Analyse')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Menü durchsuchen' }).fill('einkommen');
  await expect(page.getByRole('option').first()).toHaveText(/^Einkommen/);
  expect(paths.filter((path) => !path.startsWith('/areas/haushalt/'))).toEqual([]);
});

test('a route that a person may not open never fetches its area: not by its address, not when a link is pointed at', async ({
  page,
}) => {
  await openOverview(page);
  const forbidden = { permission: 'nobody holds this' };
  await servePagesWithLines(page, (lines: Registry) => ({
    ...lines,
    ...withPages(lines, 'analysis', forbidden),
  }));
  const paths = requestsOfAreas(page);
  await page.goto(`${household(2)}/analyse/einkommen`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
  await page.evaluate(
    (href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Probe' });
      document.querySelector('main')?.append(link);
    },
    `${household(2)}/analyse/einkommen`,
  );
  await page.getByRole('link', { name: 'Probe', exact: true }).hover();
  await page.getByRole('link', { name: 'Probe', exact: true }).focus();
  await tab(page, 'Beratung').hover(); // this one is allowed: the page does preload
  await expect.poll(() => paths.some((path) => path.startsWith('/areas/beratung/'))).toBe(true);
  expect(paths.filter((path) => path.startsWith('/areas/analysis/'))).toEqual([]);
  expect(Object.values<string>(permissions)).not.toContain(forbidden.permission);
});

function withPages(lines: Registry, area: string, change: object): Record<string, unknown> {
  const line = lines[area];
  return {
    [area]: {
      ...line,
      manifest: { ...line?.manifest, pages: line?.manifest.pages.map((page) => ({ ...page, ...change })) },
    },
  };
}
