import { expect, expectTargets, expectToFit, openSignedIn, test } from './fixtures';

/** As long as the field takes it, in one word. */
const company = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkversicherungsgesellschaft'.padEnd(
  80,
  's',
);

/** The window at 200 % of 1200, and a telephone. */
for (const width of [600, 340])
  test(`a company with an endless name stays inside the table of contracts, ${width} px`, async ({
    page,
    ownHousehold,
  }) => {
    const { householdId } = await ownHousehold();
    await openSignedIn(
      page,
      `/haushalt/${householdId}/analyse/haushaltsbudget/vertragsuebersicht`,
      'petra',
      '4711',
    );
    await page.getByRole('button', { name: 'Versicherung hinzufügen' }).click();
    await page.getByRole('combobox', { name: 'Sparte' }).fill('phv');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('complementary', { name: 'Privathaftpflicht' });
    await sheet.getByRole('combobox', { name: 'Gesellschaft' }).fill('andere');
    await page.getByRole('option', { name: 'andere Gesellschaft' }).click();
    await sheet.getByRole('textbox', { name: 'Name der Gesellschaft' }).fill(company);
    await page.keyboard.press('Tab');
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
    await sheet.getByRole('button', { name: 'Schließen' }).click();
    await expectToFit(page);
    await expectTargets(page);
    const table = page.getByRole('table', { name: 'Versicherungen' });
    const isInside = await table.evaluate(
      (element) => element.scrollWidth <= (element.parentElement?.clientWidth ?? 0),
    );
    expect(isInside, 'the table is as wide as its card').toBe(true);
    if (width >= 576) await expect(table.getByText(company)).toBeVisible();
    await table.getByRole('button', { name: 'Privathaftpflicht' }).click();
    await expect(sheet.getByRole('textbox', { name: 'Name der Gesellschaft' })).toHaveValue(company);
  });
