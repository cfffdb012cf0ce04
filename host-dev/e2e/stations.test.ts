import { type RouteName, routes } from '@vp-digital/core/reference';
import {
  checkAccessibility,
  expect,
  expectToFit,
  household,
  legacyHouseholdId,
  signIn,
  test,
} from './fixtures';

/** Every screen on the way of an appointment, in its order. Nothing is changed here. */
const stations = (): [name: RouteName, path: string][] => [
  ['householdOverview', `${household(2)}/uebersicht`],
  ['dataProtection', `${household(2)}/uebersicht/sektion/datenschutzbestimmungen`],
  ['householdAdministration', `${household(2)}/verwalten`],
  ['income', `${household(2)}/analyse/einkommen`],
  ['expenses', `${household(2)}/analyse/haushaltsbudget/ausgaben`],
  ['contracts', `${household(2)}/analyse/haushaltsbudget/vertragsuebersicht`],
  ['balanceSheet', `${household(2)}/analyse/vermoegensbilanz`],
  ['incomeProtectionNeed', `${household(2)}/beratung/arbeitskraft/1`],
  ['incomeProtectionCover', `${household(2)}/beratung/arbeitskraft/4/versorgung`],
  ['snapshots', `${household(2)}/analyse/gespraechszusammenfassung`],
  ['rating', `/haushalt/${legacyHouseholdId(2)}/analyse/terminabschluss/bewertung-davor`],
];

/** Each is opened on a telephone and then looked at on wider and wider screens. */
const widths = [340, 768, 1200];

for (const [language, code] of [
  ['Deutsch', 'de'],
  ['English', 'en'],
] as const)
  test(`every station of an appointment stands at every width, ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
    await signIn(page, 'petra', '4711');
    await expect(page).toHaveURL(/\/haushalt$/);
    if (language === 'English') {
      await page.getByRole('button', { name: /Menü von/ }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
    for (const [name, path] of stations())
      await test.step(name, async () => {
        await page.setViewportSize({ width: 340, height: 900 });
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect(
            page.getByRole('heading', { level: 1, name: routes[name].title[code], exact: true }),
          ).toBeVisible();
          await expect(page).toHaveTitle(routes[name].title[code]);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await checkAccessibility(page);
          await expectToFit(page);
        }
      });
  });
