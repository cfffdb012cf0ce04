import { expect, expectRightInEveryWidth, household, openSignedIn, test } from './fixtures';
import { saved } from './typing';

test('a goal is dragged to another month and moved by keys, and a conflict ends with one way', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `${household(2)}/analyse/wuensche-und-ziele`, 'petra', '4711');
  await expect(page.getByText(/^Ihre Ziele brauchen jetzt/)).toBeVisible();
  const marker = (name: string, month: string) =>
    page.getByRole('button', { name: new RegExp(`^${name} .*${month}, Soll$`) });
  const emil = marker('Ausbildung Emil', '10/2037');
  const box = await emil.boundingBox();
  if (!box) throw new Error('it has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 5 });
  await page.mouse.up();
  await expect(emil).toHaveCount(0);
  await expect(page.getByText(/^Ausbildung Emil auf \d{2}\/203[4-6] verschoben$/)).toBeAttached();
  await expect(page.getByRole('complementary', { name: 'Ausbildung Emil' })).toHaveCount(0);

  await marker('Familienauto', '10/2028').press('ArrowLeft');
  await expect(marker('Familienauto', '09/2028')).toBeFocused();
  await page.getByRole('radio', { name: /^Mehr/ }).check();
  await page.getByRole('button', { name: 'Termine übernehmen' }).click();
  await expect(page.getByRole('heading', { name: /drei Wege$/ })).toHaveCount(0);
  await saved(page);

  await page.getByRole('button', { name: 'Familienauto', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Familienauto' })).toBeVisible();
  await expectRightInEveryWidth(page);
});
