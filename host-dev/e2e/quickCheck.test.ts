import { expect, expectRightInEveryWidth, openSignedIn, test } from './fixtures';
import { newName } from './newName';

test('from a household that was just created to the first headline by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Vorname').fill('Nele');
  await field('Nachname').fill(newName('Rasch'));
  await field('Geburtsdatum').fill('02.01.1990');
  await field('Ort').fill('Augsburg');
  await page.getByRole('button', { name: 'Akte anlegen', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Wenige Fragen, ein Bild' }).press('Enter');

  await expect(field('Postleitzahl')).toBeFocused();
  await page.keyboard.type('86150');
  await expect(page.getByText('Bayern', { exact: true })).toBeVisible(); // it follows from the code
  await page.keyboard.press('Enter');
  const answer = async (name: string, text: string) => {
    await expect(field(name)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await answer('Brutto', '4.800');
  await expect(page.getByText(/^Netto sind das geschätzt/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Wohnform' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Zur Miete' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field('Kaltmiete')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('700');
  await page.keyboard.press('Tab');
  await answer('Nebenkosten', '180');
  await answer('Sparrate', '200');
  await answer('Erspartes', '9.000');
  await expect(page.getByRole('button', { name: 'Schätzen und Bild zeigen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/^Nach dem, was bisher bekannt ist, bleiben von rund .* geschätzt/),
  ).toBeVisible();
  await expect(page.getByText(/^5 von 11 Fragen sind beantwortet/)).toBeVisible();
  await expectRightInEveryWidth(page);

  await page.reload(); // where it stands follows from the documents
  await expect(page.getByRole('heading', { name: 'Wie verdient Nele das Geld?' })).toBeVisible();

  await page.getByRole('link', { name: 'Zur Analyse' }).press('Enter');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Vorausgefüllt' }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^Fragebogen-Analyse-\d{4}-\d\d-\d\d\.pdf$/);
});
