import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  contractNumber,
  expect,
  expectRightInEveryWidth,
  openSignedIn,
  test,
} from './fixtures';
import { pageIsReady } from './pageIsReady';
import { newName } from './newName';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Haushalt suchen' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function openAsPetra(page: Page, path = '/haushalt'): Promise<void> {
  await openSignedIn(page, path, 'petra', '4711');
  await page.waitForURL(path);
}

async function enterPerson(page: Page, firstName: string, lastName: string, birthDate: string) {
  await page.getByLabel('Vorname').fill(firstName);
  await page.getByLabel('Nachname').fill(lastName);
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill(birthDate);
}

test('finding and making a household are accessible and fit, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openAsPetra(page);
  await expect(heading(page, 'Ihre Haushalte')).toBeVisible();
  await expectRightInEveryWidth(page);
  await search(page).fill('zzz niemand');
  await page.getByRole('button', { name: '„zzz niemand“ anlegen' }).click();
  await page.getByRole('button', { name: 'Kind hinzufügen' }).click();
  await page.getByRole('button', { name: 'Akte anlegen', exact: true }).click();
  await expect(page.getByText('Bitte Geburtsdatum angeben').first()).toBeVisible();
  await expectRightInEveryWidth(page);
  await page.getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await search(page).fill(''); // it was kept

  await page.getByRole('button', { name: /Petra Beispiel/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(heading(page, 'Your households')).toBeVisible();
  await expectRightInEveryWidth(page);
  await page.getByRole('button', { name: 'Create household', exact: true }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectRightInEveryWidth(page);
});

test('from the field to the opened household with the keyboard alone', async ({ page }) => {
  await openAsPetra(page);
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('muster');
  await expect(heading(page, '6 Treffer')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /^Musterfeld, Lena/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('h');
  const visit = page.waitForResponse((answer) => answer.url().endsWith('/visit'));
  await page.keyboard.press('Enter'); // faster than the answer
  await expect(page).toHaveURL(/000000000002\/uebersicht$/);
  await visit;

  await page.goto('/haushalt');
  await page.getByRole('button', { name: 'Zuletzt', exact: true }).press('Enter');
  await expect(heading(page, 'Zuletzt geöffnet')).toBeVisible();
  await expect(page.locator('[data-hit]').first()).toContainText('Musterhaus');
});

test('the order turns round, favourites are kept, and the list hides before a customer’s eyes', async ({
  page,
}) => {
  await openAsPetra(page);
  await page.getByRole('button', { name: 'Name A–Z', exact: true }).click();
  await expect(page.locator('[data-hit]').first()).toContainText('Musterwerk');
  const star = page.getByRole('button', { name: 'Favorit: Musterwerk, Clara', exact: true });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Favoriten', exact: true }).click();
  await expect(heading(page, 'Ihre Favoriten')).toBeVisible();
  await expect(page.locator('[data-hit]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Termin in 30 Tagen', exact: true }).click();
  await expect(page.getByText('Kein Haushalt passt zu allen gewählten Filtern.')).toBeVisible();

  const hides = page.getByRole('switch', { name: 'Liste erst nach Suche' });
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/preferences') && answer.ok(),
  );
  await hides.click();
  await kept;
  await page.reload();
  await expect(page.getByText('Ihre Haushalte erscheinen, sobald Sie suchen.')).toBeVisible();
  await expect(page.locator('[data-hit]')).toHaveCount(0);
  await search(page).fill('clara');
  await expect(page.locator('[data-hit]')).toHaveCount(1);

  await hides.click(); // as it was, for those who come after
  await expect(hides).not.toBeChecked();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Name Z–A', exact: true }).click(); // remembered over the reload
  await expect(page.getByRole('button', { name: 'Name A–Z', exact: true })).toBeVisible();
});

test('a household is made, is not made twice, and is opened to the colleague who asks', async ({
  page,
  browser,
}) => {
  const lastName = newName('Neu');
  await openAsPetra(page, '/haushalt?modus=anlegen');
  await enterPerson(page, 'Nele', lastName, '02.01.1990');
  await page.getByRole('button', { name: 'Akte anlegen', exact: true }).click();
  await expect(page).toHaveURL(/\/haushalt\/[^/]+\/uebersicht$/);
  await pageIsReady(page);
  const made = new URL(page.url()).pathname;

  await page.goto('/haushalt?modus=anlegen');
  await enterPerson(page, 'Nelle', lastName, '02.01.1990');
  await page.getByRole('button', { name: 'Akte anlegen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Gibt es diese Akte schon?' });
  await expect(dialog.getByRole('link')).toContainText(lastName);
  await checkAccessibility(page);
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(made);

  const other = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
  const sabine = await other.newPage();
  await openSignedIn(sabine, new URL('/haushalt?modus=anlegen', page.url()).href, 'sabine');
  await enterPerson(sabine, 'Nele', lastName, '02.01.1990');
  await sabine.getByRole('button', { name: 'Akte anlegen', exact: true }).click();
  const asks = sabine.getByRole('dialog', { name: 'Gibt es diese Akte schon?' });
  await expect(asks.getByRole('link')).toHaveCount(0);
  await asks.getByRole('button', { name: 'Freigabe anfragen', exact: true }).click();
  await expect(asks.getByText('Die Freigabe ist angefragt')).toBeVisible();

  await page.goto('/haushalt');
  const request = page.getByRole('region', { name: 'Anfragen zu Ihren Akten' });
  await expect(request).toContainText(`Sabine Senior (Vertrag ${contractNumber('4700')})`);
  await checkAccessibility(page);
  await request.getByRole('button', { name: 'Freigeben', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt freigeben' }).click();
  await expect(request).toHaveCount(0);
  await sabine.goto(new URL(made, page.url()).href);
  await expect(sabine.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  await other.close();
});

test('without file search and file creation neither is there: no entry, no direct link, no service', async ({
  page,
  allowAnswer,
}) => {
  allowAnswer({ status: 403, url: '/graphql/person' });
  await openSignedIn(page, '/haushalt?modus=anlegen', 'nora');
  const denied = page.getByRole('heading', { level: 1, name: 'Zugriff verweigert' });
  await expect(denied).toBeVisible();
  await expect(page).toHaveURL('/haushalt?modus=anlegen');
  await expect(page.getByLabel('Vorname')).toHaveCount(0);
  await checkAccessibility(page);
  await page.goto('/haushalt');
  await expect(denied).toBeVisible();
  await expect(page.getByRole('button', { name: 'Haushalt anlegen', exact: true })).toHaveCount(0);
});
