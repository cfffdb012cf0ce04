import type { Page } from '@playwright/test';
import { readRegistry } from '../build/registry';
import { expect, expectToFit, test } from './fixtures';

/** Pages of a household without figures; every other one has some. */
const withoutFigures: readonly string[] = [
  'uebersicht/sektion/datenschutzbestimmungen',
  'verwalten',
  'report-erstellen',
  'analyse/gespraechszusammenfassung',
  'analyse/gespraechszusammenfassung/recap',
];

const root = '/haushalt/:householdId/';

/** Every page of the registry that shows a household as of today, by its path without the household. */
const pagesOfHousehold = (): string[] =>
  Object.values(readRegistry())
    .flatMap(({ manifest }) => manifest.pages.map(({ path }) => path))
    .filter((path) => path.startsWith(root) && !path.includes(':', root.length))
    .map((path) => path.slice(root.length));

export interface Reached {
  /** Pages without figures of this household, because they do not concern it. */
  without?: readonly string[];
}

const saysMissing = /^(Es fehlt:|Zum Schätzen fehlt|Dazu fehlen noch)/;

/**
 * Every page of a household shows its figures and reports nothing as missing, at three widths, and none writes anything
 * just because it is viewed. The English pages show the same figures, which every-page checks.
 */
export async function reachEveryPage(
  page: Page,
  household: string,
  { without = [] }: Reached = {},
): Promise<void> {
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') written.push(request.url());
  });
  const figureless = [...withoutFigures, ...without];
  for (const path of pagesOfHousehold())
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1200, height: 900 });
      await page.goto(`${household}/${path}`);
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const figures = page.locator('main [data-figure]').filter({ visible: true });
      const unexpected = 'its figures, or none';
      if (figureless.includes(path)) await expect.soft(figures, unexpected).toHaveCount(0);
      else await expect.soft(figures.first(), unexpected).toBeVisible({ timeout: 3000 });
      await expect
        .soft(page.getByText(saysMissing), 'nothing is said to be missing')
        .toHaveCount(0, { timeout: 3000 });
      for (const width of [1200, 768, 340]) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page);
      }
    });
  expect(written).toEqual([]);
  await page.setViewportSize({ width: 1200, height: 900 });
}
