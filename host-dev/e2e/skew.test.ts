import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Registry } from '@vp-digital/core/shell';
import { inRoot } from '../build/workspace';
import { buildFixtures, fixtureLine } from '../fixtures/buildFixtures';
import { checkAccessibility, expect, household, openSignedIn, patience, test } from './fixtures';
import { servePagesWithLines } from './pageRegistry';
import { leaksBetween } from './styleLeaks';

const pkvStart = () => `${household(2)}/webvp-katalog/pkv-beratungsmodul/startseite`;

test.describe.configure({ mode: 'default' }); // what is built before them is built once

test.beforeAll(async () => {
  test.setTimeout(patience(600_000)); // a build, on a machine that may be busy
  await buildFixtures();
});

/** The pages of today's area PKV are given to a fixture; today's PKV is not there. */
async function givePagesOfPkvTo(page: Page, name: string, contractVersion?: string): Promise<void> {
  const line = fixtureLine(name, contractVersion, 'fixtures/');
  await servePagesWithLines(page, ({ pkv, ...lines }: Registry) => ({
    ...lines,
    [name]: { ...line, manifest: { ...line.manifest, pages: pkv?.manifest.pages ?? [] } },
  }));
}

async function openPkv(page: Page): Promise<void> {
  await openSignedIn(page, `${household(2)}/uebersicht`, 'sabine');
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
  await page.goto(pkvStart());
}

const status = (page: Page) => page.getByRole('status').first();

/** As it was given to shells with contract 1.0, when areas carried the hashes of all their files in their entry. */
const releasedLoader = () =>
  gunzipSync(readFileSync(inRoot('host-dev/fixtures/shell-1.0/loader-1.0.0.js.gz')));

test.describe('a shell of contract 1.0', () => {
  test('mounts what is built today: its first page stands', async ({ page }) => {
    await page.goto('/fixtures/shell-1.0/index.html?area=haushalt&path=/anmeldung');
    await expect(page.getByRole('button', { name: 'Mit Organisationskonto anmelden' })).toBeVisible();
    await expect(status(page)).toHaveText('steht');
  });

  test('mounts it by the loader of that day too, which fetches the table of hashes ahead, once', async ({
    page,
  }) => {
    const contentType = 'application/javascript';
    await page.route('/loader.js', (route) => route.fulfill({ contentType, body: releasedLoader() }));
    const tables: string[] = [];
    page.on('request', (request) => {
      if (/\/integrity\.\w+\.js$/.test(request.url())) tables.push(request.url());
    });
    await page.goto('/fixtures/shell-1.0/index.html?area=haushalt&path=/anmeldung');
    await expect(page.getByRole('button', { name: 'Mit Organisationskonto anmelden' })).toBeVisible();
    await expect(status(page)).toHaveText('steht');
    expect(tables).toHaveLength(1);
  });

  test('refuses an area of contract 1.1 by name, before anything of it is fetched', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/fixtures/shell-1.0/index.html?area=tomorrow');
    await expect(status(page)).toHaveText('contract: 1.0.0 und 1.1.0');
    expect(fetched.filter((path) => path.startsWith('/fixtures/probe/'))).toEqual([]);
  });
});

for (const contract of ['1.0.0', '1.7.0'])
  test(`a shell of contract ${contract} mounts an area of contract 1.0: title, messages, location`, async ({
    page,
  }) => {
    await page.goto(`/fixtures/shell-1.0/index.html?area=probe&contract=${contract}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Alter Bereich' })).toBeVisible();
    await expect(page).toHaveTitle('Alter Bereich');
    await page.getByLabel('Notiz').fill('x');
    await expect(status(page)).toHaveText('Alter Bereich: Notiz');
    await page.getByRole('button', { name: 'Zur Übersicht' }).click();
    await expect(status(page)).toHaveText('geht zu /haushalt');
  });

test('a shell of contract 2.0 refuses an area of 1.0 by name', async ({ page }) => {
  await page.goto('/fixtures/shell-1.0/index.html?area=probe&contract=2.0.0');
  await expect(status(page)).toHaveText('contract: 2.0.0 und 1.0.0');
});

test('today’s shell mounts an area of contract 1.0: store, language, leave guard', async ({ page }) => {
  await givePagesOfPkvTo(page, 'probe');
  await openPkv(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Alter Bereich' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sabine');
  await page.getByLabel('Notiz').fill('x');
  await page.getByRole('button', { name: 'Zur Übersicht' }).click(); // the area saves when the guard asks it to
  await expect(page.getByRole('link', { name: /^Musterhaus/ })).toBeVisible();
});

test('today’s shell shows an area of a newer contract as a readable screen that names both versions', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/speaks contract 1\.6\.0/);
  await givePagesOfPkvTo(page, 'probe', '1.6.0');
  await openPkv(page);
  await expect(
    page.getByText('Dieser Bereich (Schnittstelle 1.6.0) passt nicht zur Anwendung (Schnittstelle 1.5.0)'),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Bereiche' })).toBeVisible();
  await checkAccessibility(page);
});

test('an area that needs another React is refused on a readable screen that names both', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/LoadError|shared singleton module react/);
  await givePagesOfPkvTo(page, 'react20');
  await openPkv(page);
  await expect(
    page.getByText(/Dieser Bereich braucht react \^20\.0\.0, die Anwendung hat 19\./),
  ).toBeVisible();
  await checkAccessibility(page);
});

test('two versions of the core stand on one page, with one store, and no style of one reaches the other', async ({
  page,
}) => {
  await givePagesOfPkvTo(page, 'newer');
  await openPkv(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Kern 1.1.0' })).toBeVisible();

  await test.step('the area reads what the shell has written', async () => {
    await expect(page.getByRole('main')).toContainText(/Sabine .* bei .*Musterhaus/);
  });

  await test.step('the shell and an area of its own version hear what the other copy writes', async () => {
    await page.getByRole('button', { name: 'Umschalten' }).click();
    await expect(page.getByText('eine Angabe offen')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(/nicht gespeichert/i);
    await page.getByRole('button', { name: 'Umschalten' }).click();
    await expect(page.getByText('nichts offen')).toBeVisible();
  });

  await test.step('beside it stands an area of the shell’s version', async () => {
    await page.getByRole('button', { name: 'Notizen' }).click();
    await expect(
      page.getByRole('complementary', { name: 'Gesprächsnotizen' }).or(page.getByRole('dialog')),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Gesprächsnotizen' }).first()).toBeVisible();
  });

  const roots = await page
    .locator('[data-vp-ui]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-vp-ui')));
  expect(new Set(roots)).toEqual(new Set(['1.0.0', '1.1.0']));
  expect(await leaksBetween(page, '1.0.0', '1.1.0')).toEqual([]);
  await checkAccessibility(page);
});

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const [account, picture, depot] = [id(1), id(2), id(3)] as const;
const asset = (position: number, kind: string, name: string, more: object = {}) => ({
  position,
  kind,
  name,
  value: 1_000_00,
  asOf: '2026-09-01',
  ownership: {},
  earmarked: false,
  ...more,
});
/** As the services of the next release have left it: a field, a code and a kind more than today, and what is today's alone. */
const items = {
  [account]: asset(0, 'currentAccount', 'Konto', { liquidity: 'never', insuredFor: 500_00 }),
  [picture]: asset(1, 'artwork', 'Gemälde'),
  [depot]: asset(2, 'securities', 'Depot'),
};

async function openAssets(page: Page, release: 'older' | 'newer', path: string): Promise<void> {
  await givePagesOfPkvTo(page, release);
  await openSignedIn(page, path, 'petra', '4711');
  await expect(page.getByRole('heading', { level: 1, name: /^Vermögen, Kern/ })).toBeVisible();
}

const line = 'Eintrag aus einer neueren Fassung';
const otherCode = 'andere (neuere Fassung)';
const card = (page: Page, name: string) => page.getByRole('region', { name });
const worth = (page: Page, name: string) => card(page, name).getByRole('textbox', { name: 'Wert' });

async function save(page: Page, name: string, value: string): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/sections/assets'),
  );
  await worth(page, name).fill(value);
  await worth(page, name).blur();
  expect((await saved).status()).toBe(200);
}

test('areas of three releases edit one household side by side: each what it knows, and nothing is lost', async ({
  page: today,
  context,
  ownHousehold,
  storedDocument,
}) => {
  const { householdId } = await ownHousehold();
  await storedDocument(householdId, 'assets', { items });
  const path = `/haushalt/${householdId}`;
  await openSignedIn(today, `${path}/analyse/vermoegensbilanz`, 'petra', '4711');
  await expect(today.getByText(line)).toHaveCount(1);
  const [older, newer] = [await context.newPage(), await context.newPage()];
  const costs = `${path}/webvp-katalog/pkv-beratungsmodul/kosten`;
  await openAssets(older, 'older', costs);
  await openAssets(newer, 'newer', costs);

  await test.step('today’s release: the picture is a line, and no sum is made without it', async () => {
    await expect(today.getByText(/^Nettovermögen: nicht bekannt/).first()).toBeVisible();
    await checkAccessibility(today);
  });

  await test.step('the one before takes the shell’s floors, and knows the depot as little as the picture', async () => {
    await expect(older.getByRole('heading', { level: 1 })).toContainText('Kern 1.0.0');
    await expect(older.getByText(line)).toHaveCount(2);
    await expect(card(older, 'Depot')).toHaveCount(0);
    await expect(card(older, 'Konto').getByText(otherCode)).toBeVisible();
    await expect(card(older, 'Konto').getByRole('combobox', { name: /^Verfügbar/ })).toBeDisabled();
    await checkAccessibility(older);
  });

  await test.step('the next one knows all; what the services do not know is there and closed, with the reason', async () => {
    await expect(newer.getByRole('heading', { level: 1 })).toContainText('Kern 1.1.0');
    await expect(newer.getByText(line)).toHaveCount(0);
    await expect(newer.getByText(otherCode)).toHaveCount(0);
    await expect(worth(newer, 'Gemälde')).toHaveValue('1.000,00');
    const insured = card(newer, 'Konto').getByRole('textbox', { name: 'Versichert mit' });
    await expect(insured).toHaveValue('500,00');
    await expect(insured).toBeDisabled();
    await expect(insured).toHaveAccessibleDescription(
      /Die Dienste nehmen sie in ihrer Fassung noch nicht an/,
    );
    await checkAccessibility(newer);
  });

  await test.step('each saves what it knows', async () => {
    await save(older, 'Konto', '1.500,00');
    await save(newer, 'Depot', '2.500,00');
  });

  await test.step('nothing of the others is lost or written back changed', async () => {
    expect(await storedDocument(householdId, 'assets')).toEqual({
      items: {
        ...items,
        [account]: { ...items[account], value: 1_500_00 },
        [depot]: { ...items[depot], value: 2_500_00 },
      },
    });
  });
});
