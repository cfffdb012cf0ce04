import type { Locator, Page } from '@playwright/test';
import type { SectionData } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { brokenWords } from './brokenWords';
import { expect, householdId, openSignedIn, test } from './fixtures';
import { paper } from './onPaper';

const musterhaus = () => ({ householdId: householdId(2) });

async function openAsPetra(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, path, 'petra', '4711');
}

test('a list of households is printed as what was asked for, and nothing to press beside it', async ({
  page,
}) => {
  await openAsPetra(page, routes.householdSearch.href({}));
  const search = page.getByRole('searchbox');
  await search.fill('Musterhaus');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /Treffer|Haushalt/ })
      .first(),
  ).toBeVisible();
  const controls = page
    .locator('main')
    .locator('button:visible:not([aria-pressed="true"]), [role="combobox"]:visible');
  await page.emulateMedia({ media: 'print' });
  await expect(search).toBeVisible();
  expect(await controls.allTextContents()).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await search.fill('');
  await page.emulateMedia({ media: 'print' });
  await expect(search).toBeHidden();
});

test('the notes of a talk are printed without their form', async ({ page, ownHousehold }) => {
  await openAsPetra(page, routes.recap.href(await ownHousehold()));
  const form = page.getByRole('form');
  await form.getByRole('textbox').fill('Möchte mit 63 aufhören');
  await page.keyboard.press('Control+Enter');
  const entries = page.getByRole('list', { name: 'Einträge' });
  await expect(entries).toContainText('Möchte mit 63 aufhören');
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
  await expect(entries).toBeVisible();
  expect(await page.locator('main').locator('button:visible').allTextContents()).toEqual([]);
});

test('what is for the advisor alone is not printed', async ({ page }) => {
  await openAsPetra(page, routes.householdOverview.href(musterhaus()));
  const preparation = page.getByRole('region', { name: 'Vorbereitung' });
  await expect(preparation).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(preparation).toBeHidden();
});

test('every amount of a table is in sight, on a screen and on paper', async ({ page }) => {
  await openAsPetra(page, routes.incomeProtectionCover.href(musterhaus()));
  const payers = page.getByRole('table', { name: /Wer zahlt wann/ });
  await expect(payers.getByRole('row', { name: /^Krankenkasse: Krankengeld/ })).toContainText(/2\.558\s€/);
  await expectInSight(payers);
  await page.goto(routes.contracts.href(musterhaus()));
  await expectInSight(page.getByRole('table', { name: 'Versicherungen' }));
  await page.goto(routes.income.href(musterhaus()));
  await expectInSight(page.getByRole('table', { name: /Haushalt gesamt/ }));
});

/** At every width. Whether tables overflow their card is tested for every page (`every-page`). */
async function expectInSight(table: Locator): Promise<void> {
  for (const { width, height } of [
    { width: 1200, height: 900 },
    { width: 768, height: 900 },
    paper,
    { width: 340, height: 900 },
  ]) {
    await table.page().setViewportSize({ width, height });
    await expect(table, `${width} px`).toBeVisible();
  }
}

test('what one person discusses alone is on no paper, nor is the sheet that stands open of it', async ({
  page,
  storedDocument,
}) => {
  const { householdId } = musterhaus();
  const { items } = (await storedDocument(householdId, 'contracts')) as SectionData['contracts'];
  const own = Object.entries(items).find(
    ([, { kind, personIds }]) => kind === 'insurance' && personIds.length === 1,
  );
  if (own === undefined) throw new Error('nobody of the household has a contract alone');
  const [id, contract] = own;
  const marked = { ...contract, discussedAlone: 'leftOut' };
  await storedDocument(householdId, 'contracts', { items: { ...items, [id]: marked } });
  await openAsPetra(page, routes.contracts.href({ householdId }));
  const apart = page.getByRole('table', { name: 'Nicht gemeinsam besprochen' });
  await apart.getByRole('button').first().click();
  const sheet = page.getByRole('complementary');
  await expect(sheet.getByRole('heading')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeHidden();
  await expect(apart).toBeHidden();
  await expect(page.getByRole('table', { name: 'Versicherungen' })).toBeVisible();
});

for (const { route, sees } of [
  { route: routes.householdOverview, sees: 'Nettovermögen' },
  { route: routes.dataProtection, sees: 'Datenschutzinformation' },
  { route: routes.contracts, sees: 'Berufsunfähigkeit' },
])
  test(`no word and no name is broken in two: ${sees}`, async ({ page }) => {
    await openAsPetra(page, route.href(musterhaus()));
    await expect(page.locator('main').getByText(sees).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of [1200, 768, 340]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${width} px`).toEqual([]);
    }
  });
