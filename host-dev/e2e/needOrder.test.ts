import { expect, expectRightInEveryWidth, household, openSignedIn, test } from './fixtures';

/** Household 4, whose order is taken back. */
test('the order of topics is changed by the keyboard on the topic itself and taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 340, height: 900 });
  await openSignedIn(page, `${household(4)}/analyse/vergleich`, 'petra', '4711');
  await page.getByRole('button', { name: 'Reihenfolge festlegen' }).click();
  const sheet = page.getByRole('complementary', { name: 'Reihenfolge der Themen' });
  const topics = sheet.getByRole('list').getByRole('button', { name: /^\d+\. / });
  const first = (await topics.first().innerText()).replace(/^\d+\. /, '');
  await expectRightInEveryWidth(page);
  await topics.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/ aufgenommen, Platz 1 von/)).toBeAttached();
  await page.evaluate(() => new Promise((done) => setTimeout(done))); // it listens for arrows a task after it was taken up
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/ auf Platz 2 von/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(topics.nth(1)).toHaveText(`2. ${first}`);
  await sheet.getByRole('button', { name: 'Wieder berechnen' }).click();
  await expect(topics.first()).toHaveText(`1. ${first}`);
});
