import type { Page } from '@playwright/test';
import { readRegistry } from '../build/registry';
import { expect, expectToFit, test } from './fixtures';

/** Pages whose figures need all that was typed: reached in both languages. */
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

/** Pages that tell of a household without a figure; every other one has some. */
const withoutFigures: readonly string[] = [
  'uebersicht/sektion/datenschutzbestimmungen',
  'verwalten',
  'report-erstellen',
  'analyse/gespraechszusammenfassung',
  'analyse/gespraechszusammenfassung/recap',
];

const root = '/haushalt/:householdId/';

/** Every page of the registry that shows a household as it is today, without what stands before it in its address. */
const pagesOfHousehold = (): string[] =>
  Object.values(readRegistry())
    .flatMap(({ manifest }) => manifest.pages.map(({ path }) => path))
    .filter((path) => path.startsWith(root) && !path.includes(':', root.length))
    .map((path) => path.slice(root.length));

export interface Reached {
  /** Pages of which this household has no figures, for it is not what they are about. */
  without?: readonly string[];
  /** Languages in which the pages are reached that are not in `pagesWithFigures`: `one` is German for every second one. */
  others?: 'one' | 'both';
}

const languages = ['de', 'en'] as const;
const saysMissing = {
  de: /^(Es fehlt:|Zum Schätzen fehlt|Dazu fehlen noch)/,
  en: /^(Missing:|Still missing for|Some facts are still missing)/,
};

/**
 * Every page of a household stands with its figures and says of none that anything is missing, at three widths, the most important
 * ones in German and in English; and none of them writes anything because it is looked at. Afterwards it is German again.
 */
export async function reachEveryPage(
  page: Page,
  household: string,
  { without = [], others = 'one' }: Reached = {},
): Promise<void> {
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') written.push(request.url());
  });
  const important: readonly string[] = pagesWithFigures;
  const further = pagesOfHousehold().filter((path) => !important.includes(path));
  const figureless = [...withoutFigures, ...without];
  for (const language of languages) {
    if (language === 'en') {
      await page.getByRole('button', { name: 'Menü von Petra Beispiel' }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(page.getByRole('link', { name: 'Overview', exact: true }).first()).toBeVisible();
    }
    const isSpoken = (_: string, index: number) => others === 'both' || languages[index % 2] === language;
    for (const path of [...important, ...further.filter(isSpoken)])
      await test.step(`${path}, ${language}`, async () => {
        await page.setViewportSize({ width: 1200, height: 900 });
        await page.goto(`${household}/${path}`);
        await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const figures = page.locator('main [data-figure]');
        if (figureless.includes(path)) await expect(figures).toHaveCount(0);
        else await expect(figures.first()).toBeVisible();
        await expect(page.getByText(saysMissing[language])).toHaveCount(0);
        for (const width of [1200, 768, 340]) {
          await page.setViewportSize({ width, height: 900 });
          await expectToFit(page);
        }
      });
  }
  expect(written).toEqual([]);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.getByRole('button', { name: 'Menu of Petra Beispiel' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
}
