import type { Page } from '@playwright/test';
import { expect, expectToFit, test } from './fixtures';

/** Pages whose figures need all that was typed. */
export const pagesWithFigures = [
  'uebersicht',
  'analyse/einkommen',
  'analyse/einkommen/optimum',
  'analyse/haushaltsbudget/ausgaben',
  'analyse/ausgaben/',
  'analyse/sparbetrag',
  'analyse/vergleich',
  'beratung/arbeitskraft/1',
  'beratung/arbeitskraft/4/versorgung',
  'webvp-katalog/pkv-beratungsmodul/startseite',
] as const;

export type PageWithFigures = (typeof pagesWithFigures)[number];

/**
 * Each of these pages has its figures and says of none that anything is missing, in German and in English, at three widths;
 * and none of them writes anything because it is looked at.
 */
export async function reachEveryPage(
  page: Page,
  household: string,
  pages: readonly PageWithFigures[] = pagesWithFigures,
): Promise<void> {
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') written.push(request.url());
  });
  for (const language of ['de', 'en']) {
    if (language === 'en') {
      await page.getByRole('button', { name: 'Menü von Petra Beispiel' }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(page.getByRole('link', { name: 'Overview', exact: true }).first()).toBeVisible();
    }
    for (const path of pages)
      await test.step(`${path}, ${language}`, async () => {
        await page.setViewportSize({ width: 1200, height: 900 });
        await page.goto(`${household}/${path}`);
        await expect(page.locator('[data-figure]').first()).toBeVisible();
        await expect(page.getByText(language === 'de' ? /^Es fehlt:/ : /^Missing:/)).toHaveCount(0);
        for (const width of [1200, 768, 340]) {
          await page.setViewportSize({ width, height: 900 });
          await expectToFit(page);
        }
      });
  }
  expect(written).toEqual([]);
}
