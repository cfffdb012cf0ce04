import { routes } from '@vp-digital/core/reference';
import { expectNamedFigures } from './every-page/expectNamedFigures';
import { expect, expectRightInEveryWidth, household, openSignedIn, test } from './fixtures';
import { saved } from './typing';

test('topics are judged, put off with a reason and put in order; the rest follows', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `${household(2)}/assessment`, 'petra', '4711');
  await expect(page.getByRole('heading', { level: 1, name: 'Auswertung' })).toBeVisible();
  const topics = page.getByRole('table', { name: 'Soll und Ist' });
  await expect(topics.getByRole('row', { name: /Arbeitskraft Aylin/ })).toContainText(/533\s€ mtl\./);
  await expect(page.getByRole('img', { name: /^Gedeckt: .*Arbeitskraft 61\s%/ })).toBeVisible();
  await expect(page.getByText('Noch ist zu keinem Thema etwas entschieden.')).toBeVisible();
  await expectNamedFigures(page, routes.assessment.path);
  await expectRightInEveryWidth(page);
  await topics.getByRole('button', { name: 'Ruhestand' }).press('Enter');
  const sheet = page.getByRole('complementary', { name: 'Ruhestand' });
  await sheet.getByRole('combobox', { name: 'Entscheidung' }).click();
  await page.getByRole('option', { name: 'später' }).click();
  await sheet.getByRole('textbox', { name: 'Begründung des Haushalts' }).fill('Erst das Haus');
  await page.keyboard.press('Tab');
  const decided = page.getByRole('table', { name: 'Was entschieden ist' });
  await expect(decided.getByRole('row', { name: /^Ruhestand/ })).toContainText('Erst das Haus');
  await sheet.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('button', { name: 'Offen', exact: true }).click();
  await expect(topics.getByRole('row', { name: /Ruhestand/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Geklärt' }).click();
  await expect(topics.getByRole('row', { name: /Ruhestand/ })).toContainText('Vom Haushalt zurückgestellt.');
  await saved(page);

  await page.goto(`${household(2)}/analyse/vergleich`);
  await expect(page.getByRole('combobox', { name: 'Entscheidung zu Ruhestand' })).toHaveText(/später/);
});
