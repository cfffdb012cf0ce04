import { checkAccessibility, expect, expectToFit, openSignedIn, test } from './fixtures';

test('from an empty household to the first headline by keyboard alone, and the questionnaire to give along', async ({
  page,
  ownHousehold,
}) => {
  const { householdId } = await ownHousehold();
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `/haushalt/${householdId}/analyse`, 'petra', '4711');
  const begin = page.getByRole('link', { name: 'Fünf Fragen, ein Bild' });
  await expect(begin).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Leer', exact: true }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^Fragebogen-Analyse-\d{4}-\d\d-\d\d\.pdf$/);

  await begin.press('Enter');
  const answer = async (name: string, text: string) => {
    await expect(page.getByRole('textbox', { name })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await answer('Postleitzahl', '86150');
  await answer('Brutto', '4.800');
  await expect(page.getByText(/^Netto sind das geschätzt/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Wohnform' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // the first of the list: to rent
  await expect(page.getByRole('textbox', { name: 'Kaltmiete' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('700');
  await page.keyboard.press('Tab');
  await answer('Nebenkosten', '180');
  await answer('Sparrate', '200');
  await answer('Erspartes', '9.000');
  await expect(page.getByRole('button', { name: 'Schätzen und Bild zeigen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Von rund .* bleiben geschätzt|^Im Monat fehlen geschätzt/)).toBeVisible();
  await expect(page.getByText(/^5 von \d+ Zahlen sind belegt/)).toBeVisible();
  for (const width of [1200, 768, 340]) {
    await page.setViewportSize({ width, height: 900 });
    await checkAccessibility(page);
    await expectToFit(page);
  }

  await page.reload(); // where it stands follows from the documents
  await expect(page.getByRole('heading', { name: /^Wie verdient/ })).toBeVisible();
});
