import { routes } from '@vp-digital/core/reference';
import { expectNamedFigures } from './every-page/expectNamedFigures';
import { expect, expectRightInEveryWidth, household, openSignedIn, test } from './fixtures';
import { saved } from './typing';

test('a state keeps its expenses and its Optimum, whatever the household tells afterwards', async ({
  page,
  ownReport,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await page.setViewportSize({ width: 1200, height: 900 });
  await ownReport(2); // freezes the household
  await openSignedIn(page, `${household(2)}/analyse/haushaltsbudget/ausgaben`, 'petra', '4711');
  await page.getByRole('textbox', { name: /^Lebensmittel/ }).fill('820');
  await page.keyboard.press('Tab');
  await saved(page);
  await page.goto(`${household(2)}/analyse/gespraechszusammenfassung`);
  await page.getByRole('link', { name: /^Ausgaben damals: / }).click();
  await expect(page.getByRole('heading', { name: /^Stand vom .*, unverändert$/ })).toBeVisible();
  const budget = page.getByRole('table', { name: 'Budget' });
  await expect(budget.getByRole('row', { name: /^Lebensmittel/ })).toContainText(/720\s€/);
  await page.getByRole('button', { name: 'Unterschied zu heute' }).click();
  await expect(budget.getByRole('row', { name: /^Lebensmittel/ })).toContainText(/\+100\s€/);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectNamedFigures(page, routes.expensesOfSnapshot.path);
  await expectRightInEveryWidth(page);
  await page.getByRole('link', { name: 'Ausgaben heute' }).click();
  await page.getByRole('region', { name: 'Frühere Stände' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ausgaben zum Stichtag' })).toBeVisible();
  await page.getByRole('link', { name: 'Zum Stand' }).click();
  await page.getByRole('link', { name: /^Optimum damals: / }).click();
  await expect(page.getByRole('main')).toContainText(
    /Von .* im Jahr, die offen waren, ist noch nichts umgesetzt/,
  );
  await expect(page.getByRole('table').getByRole('row', { name: /^Summe/ })).toContainText(/0\s€$/);
  await expectNamedFigures(page, routes.optimumOfSnapshot.path);
  await expectRightInEveryWidth(page);
});

test('a state is laid over contracts and wealth, from its line among the states and back to today', async ({
  page,
  ownReport,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await page.setViewportSize({ width: 1200, height: 900 });
  await ownReport(2); // freezes the household
  await openSignedIn(page, `${household(2)}/analyse/gespraechszusammenfassung`, 'petra', '4711');
  for (const name of ['Vermögen', 'Verträge']) {
    await page.getByRole('link', { name: new RegExp(`^${name} damals: `) }).click();
    await expect(page.getByRole('heading', { name: /^Stand vom / })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectRightInEveryWidth(page);
    await page.getByRole('link', { name: 'Zurück zu heute' }).click();
    await expect(page.getByRole('heading', { name: /^Stand vom / })).toHaveCount(0);
    await page.goto(`${household(2)}/analyse/gespraechszusammenfassung`);
  }
});
