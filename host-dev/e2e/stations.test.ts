import de from '../../locales/de/routes.json' with { type: 'json' };
import en from '../../locales/en/routes.json' with { type: 'json' };
import { checkAccessibility, expect, signIn, test, expectToFit } from './fixtures';

const household = '/haushalt/11111111-0000-4000-8000-000000000002';

/** Every screen on the way of an appointment, in its order. Nothing is changed here. */
const stations: [name: keyof typeof de, path: string][] = [
  ['householdOverview', `${household}/uebersicht`],
  ['dataProtection', `${household}/uebersicht/sektion/datenschutzbestimmungen`],
  ['householdAdministration', `${household}/verwalten`],
  ['income', `${household}/analyse/einkommen`],
  ['expenses', `${household}/analyse/haushaltsbudget/ausgaben`],
  ['contracts', `${household}/analyse/haushaltsbudget/vertragsuebersicht`],
  ['balanceSheet', `${household}/analyse/vermoegensbilanz`],
  ['incomeProtectionNeed', `${household}/beratung/arbeitskraft/1`],
  ['incomeProtectionCover', `${household}/beratung/arbeitskraft/4/versorgung`],
  ['snapshots', `${household}/analyse/gespraechszusammenfassung`],
  ['rating', '/haushalt/100002/analyse/terminabschluss/bewertung-davor'],
];

/** Each is opened on a telephone and then looked at on wider and wider screens. */
const widths = [340, 768, 1200];

for (const [language, titles] of [
  ['Deutsch', de],
  ['English', en],
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
    for (const [name, path] of stations)
      await test.step(name, async () => {
        await page.setViewportSize({ width: 340, height: 900 });
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect(
            page.getByRole('heading', { level: 1, name: titles[name], exact: true }),
          ).toBeVisible();
          await expect(page).toHaveTitle(titles[name]);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await checkAccessibility(page);
          await expectToFit(page);
        }
      });
  });
