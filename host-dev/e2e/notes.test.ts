import { expect, expectTargets, expectToFit, household, openSignedIn, test } from './fixtures';

test('after the notes were opened and closed on a page of their own area, that page saves, loads and creates', async ({
  page,
  ownHousehold,
}) => {
  const { householdId } = await ownHousehold();
  await openSignedIn(page, `/haushalt/${householdId}/analyse/gespraechszusammenfassung`, 'petra', '4711');
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

test('a note that is half typed is neither lost nor told to another household', async ({
  page,
  ownHousehold,
}) => {
  const mine = await ownHousehold();
  const other = await ownHousehold();
  const income = `/haushalt/${mine.householdId}/analyse/einkommen`;
  await openSignedIn(page, income, 'petra', '4711');
  await expect(page.getByRole('heading', { level: 1, name: 'Einkommen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notizen' })).toBeVisible();
  await page.keyboard.press('Alt+KeyN');
  const sheet = page.getByRole('complementary', { name: 'Gesprächsnotizen' });
  const text = sheet.getByRole('form').getByRole('textbox');
  await expect(text).toBeFocused();
  await text.fill('Möchte mit 63 aufhören');

  await test.step('another page of the household leaves it open', async () => {
    await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Übersicht' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
    await expect(text).toHaveValue('Möchte mit 63 aufhören');
  });

  const search = page.getByRole('dialog', { name: 'Haushalt wechseln' });
  const change = async () => {
    await page.getByRole('button', { name: /Haushalt wechseln/ }).click();
    await expect(search.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(other.name);
    await expect(search.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
  };
  const question = page.getByRole('dialog', { name: 'Seite verlassen?' });

  await test.step('another household asks first, and staying keeps it', async () => {
    await change();
    await expect(question).toContainText('Gesprächsnotizen');
    await page.keyboard.press('Escape');
    await expect(text).toHaveValue('Möchte mit 63 aufhören');
  });

  await test.step('going on without it, the other household has an empty sheet', async () => {
    await change();
    await question.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page).toHaveURL(`/haushalt/${other.householdId}/uebersicht`);
    await expect(sheet).toBeHidden();
    await page.keyboard.press('Alt+KeyN');
    await expect(text).toHaveValue('');
  });
});

test('from 1200 the notes stand beside the page, below that nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `${household(2)}/analyse/haushaltsbudget/ausgaben`, 'petra', '4711');
  await expect(page.getByRole('heading', { name: 'Wohin Ihr Geld fließt' })).toBeVisible();
  await page.keyboard.press('Alt+KeyN');
  const sheet = page.getByRole('complementary', { name: 'Gesprächsnotizen' });
  await expect(sheet.getByRole('form').getByRole('textbox')).toBeFocused();
  const [content, sidePanel] = [await page.getByRole('main').boundingBox(), await sheet.boundingBox()];
  const cardsEnd = (content?.x ?? 0) + (content?.width ?? 0) - 24; // the page's own margin
  expect(cardsEnd).toBeLessThan(sidePanel?.x ?? 0);
  for (const width of [1200, 768, 340]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
    await expectTargets(page);
  }
  await sheet.getByRole('button', { name: 'Notizen schließen' }).focus();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  for (const action of await page.locator('header button:visible').filter({ hasNotText: 'Mehr' }).all())
    expect((await action.boundingBox())?.width).toBeGreaterThanOrEqual(44);
});
