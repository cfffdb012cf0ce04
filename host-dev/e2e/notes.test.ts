import { expect, signIn, test } from './fixtures';

test('after the notes were opened and closed on a page of their own area, that page saves, loads and creates', async ({
  page,
  ownHousehold,
}) => {
  const { householdId } = await ownHousehold();
  await page.goto(`/haushalt/${householdId}/analyse/gespraechszusammenfassung`);
  await signIn(page, 'petra', '4711');
  const save = page.getByRole('button', { name: 'Stand sichern' });
  await expect(save).toBeVisible();
  const sheet = page.getByRole('complementary', { name: 'Gesprächsnotizen' });
  for (const _ of [1, 2]) {
    await page.keyboard.press('Alt+KeyN');
    await expect(sheet.getByRole('form').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await save.click();
  await page
    .getByRole('link', { name: /^Jahresgespräch/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Zusammenfassung erstellen' }).click();
  await expect(page.getByRole('list', { name: 'Seiten' })).toBeVisible();
});
