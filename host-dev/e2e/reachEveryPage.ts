import type { Page } from '@playwright/test';
import { readRegistry } from '../build/registry';
import { expect, expectToFit, test } from './fixtures';

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
}

const saysMissing = /^(Es fehlt:|Zum Schätzen fehlt|Dazu fehlen noch)/;

/**
 * Every page of a household stands with its figures and says of none that anything is missing, at three widths; and none of
 * them writes anything because it is looked at. In English the same figures stand, which every-page looks at.
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
      const figures = page.locator('main [data-figure]');
      if (figureless.includes(path)) await expect(figures).toHaveCount(0);
      else await expect(figures.first()).toBeVisible();
      await expect(page.getByText(saysMissing)).toHaveCount(0);
      for (const width of [1200, 768, 340]) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page);
      }
    });
  expect(written).toEqual([]);
  await page.setViewportSize({ width: 1200, height: 900 });
}
