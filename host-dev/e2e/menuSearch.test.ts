import type { Page } from '@playwright/test';
import { checkAccessibility, expect, household, openSignedIn, test } from './fixtures';

const overview = () => `${household(1)}/uebersicht`;

async function openOverview(page: Page, user: 'sabine' | 'timo'): Promise<void> {
  await openSignedIn(page, overview(), user);
  await expect(page).toHaveURL(overview());
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Menü durchsuchen' });
/** Typing begins when the field has the focus: keys before that go to the page. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
}

const options = (page: Page) => page.getByRole('option');

test('the menu is searched by the keyboard alone, and a favourite stays', async ({ page }) => {
  await openOverview(page, 'sabine');

  await test.step('a search term with a typo finds the screen', async () => {
    await openSearch(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('gehlat');
    await expect(options(page)).toHaveText(['EinkommenGehalt']);
    await checkAccessibility(page);
  });

  await test.step('it becomes a favourite without being opened', async () => {
    await page.keyboard.press('Control+d');
    await expect(page.getByRole('option', { name: /Einkommen.*Favorit/ })).toBeVisible();
    await expect(page).toHaveURL(overview());
    await checkAccessibility(page);
  });

  await test.step('with nothing typed it stands first, after a reload too', async () => {
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
    await openSearch(page);
    await expect(options(page).first()).toHaveText(/Einkommen.*Favorit/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/analyse\/einkommen$/);
  });

  await test.step('what was opened last comes after it', async () => {
    await openSearch(page);
    await page.keyboard.type('vertragsüb');
    await expect(options(page)).toHaveText(['Vertragsübersicht']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/vertragsuebersicht$/);
    await openSearch(page);
    await expect(options(page).first()).toHaveText(/Einkommen.*Favorit/);
    await expect(options(page).nth(1)).toHaveText('Vertragsübersicht');
  });

  await test.step('the star takes it back', async () => {
    await page
      .getByRole('option', { name: /Einkommen/ })
      .locator('[data-set]')
      .click();
    await expect(page.getByRole('option', { name: /Favorit/ })).toHaveCount(0);
    await expect(page).toHaveURL(/vertragsuebersicht$/);
  });

  await test.step('what becomes one before the favourites are there is one when they are', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/preferences', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(overview());
    await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
    await openSearch(page);
    await page.keyboard.type('gehalt');
    await expect(options(page)).toHaveText(['EinkommenGehalt']);
    await page.keyboard.press('Control+d');
    answer();
    const favourite = page.getByRole('option', { name: /Einkommen.*Favorit/ });
    await favourite.locator('[data-set]').click();
    await expect(favourite).toHaveCount(0);
  });
});

test('with nothing typed the pages of the household are proposed, and each is found by what it is for', async ({
  page,
}) => {
  await openOverview(page, 'sabine');
  await openSearch(page);
  for (const name of ['Einkommen', 'Vertragsübersicht', 'Zusammenfassung', 'Datenschutz & Einwilligungen'])
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.keyboard.type('stand');
  await expect(options(page).first()).toHaveText('ZusammenfassungStand sichern');
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/gespraechszusammenfassung$/);
});

test('what a person may not open is not found, and what is not built is in no menu', async ({ page }) => {
  await openOverview(page, 'timo');
  for (const nothing of ['traumjob', 'bausparen', 'ruhestand']) {
    await openSearch(page);
    await page.keyboard.type(nothing);
    await expect(
      page.getByRole('status').filter({ hasText: `Nichts gefunden zu „${nothing}“` }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
  }
});

test('the app that takes in documents opens in a window of its own, with nothing of the household', async ({
  page,
  context,
}) => {
  await context.route(/document-collection/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'x' }),
  );
  await openOverview(page, 'timo');
  await openSearch(page);
  await page.keyboard.type('scan');
  await expect(options(page)).toHaveText([/Dokumente aufnehmen.*öffnet ein neues Fenster/]);
  await checkAccessibility(page);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const outside = await opened;
  await outside.waitForURL(/\/fremdanwendung\/document-collection$/);
  expect(await outside.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL(overview());
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('only names are searched: the aliases are German', async ({ page }) => {
    await openSignedIn(page, overview(), 'sabine');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await openSearch(page);
    const search = page.getByRole('combobox');
    await page.keyboard.type('gehalt');
    await expect(options(page)).toHaveCount(0);
    await search.fill('income');
    await expect(options(page).first()).toHaveText('Income');
  });
});
