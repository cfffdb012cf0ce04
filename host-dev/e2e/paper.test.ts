import type { Page } from '@playwright/test';
import { routes } from '@vp-digital/core/reference';
import { brokenWords } from './brokenWords';
import { expect, expectToFit, householdId, signIn, test } from './fixtures';

const musterhaus = () => ({ householdId: householdId(2) });

async function openAsPetra(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await page.goto(path);
  await signIn(page, 'petra', '4711');
}

/** What of the tables reaches beyond its card or its page. */
const cutTables = (page: Page) =>
  page.locator('main table:visible').evaluateAll((tables) =>
    tables
      .filter((table) => {
        const place = table.closest('section')?.getBoundingClientRect();
        const { right } = table.getBoundingClientRect();
        return right > (place?.right ?? window.innerWidth) || right > window.innerWidth;
      })
      .map((table) => table.querySelector('caption')?.textContent),
  );

const printed = [
  { route: routes.incomeProtectionCover, sees: 'Wer zahlt wann' },
  { route: routes.income, sees: 'Haushalt gesamt' },
  { route: routes.contracts, sees: 'Versicherungen' },
];

for (const { route, sees } of printed)
  test(`on paper nothing is cut and nothing can be pressed: ${sees}`, async ({ page }) => {
    await page.setViewportSize({ width: 657, height: 930 }); // A4 without its margins
    await openAsPetra(page, route.href(musterhaus()));
    await expect(page.getByRole('table', { name: new RegExp(sees) })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await cutTables(page)).toEqual([]);
    const pressed = page.locator('main').locator('button:visible, [role="tab"]:visible');
    const kept = await pressed.evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.closest('table') && button.getAttribute('aria-pressed') !== 'true')
        .filter((button) => button.getAttribute('role') !== 'combobox')
        .map((button) => button.textContent),
    );
    expect(kept).toEqual([]);
    const breaks = await page
      .locator('main section')
      .evaluateAll((cards) =>
        cards
          .filter((card) => card.getBoundingClientRect().height > 400)
          .map((card) => getComputedStyle(card).breakInside),
      );
    expect(breaks).not.toContain('avoid'); // a card that does not fit would leave the page before it empty
  });

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

for (const width of [1200, 768, 340])
  test(`every amount of a table is in sight, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAsPetra(page, routes.incomeProtectionCover.href(musterhaus()));
    const payers = page.getByRole('table', { name: /Wer zahlt wann/ });
    await expect(payers.getByRole('row', { name: /^Krankenkasse: Krankengeld/ })).toContainText(/2\.558\s€/);
    expect(await cutTables(page)).toEqual([]);
    await page.goto(routes.contracts.href(musterhaus()));
    await expect(page.getByRole('table', { name: 'Versicherungen' })).toBeVisible();
    expect(await cutTables(page)).toEqual([]);
    await expectToFit(page);
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
