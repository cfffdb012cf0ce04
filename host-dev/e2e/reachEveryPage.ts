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

/** Pages on which nothing stands before something was chosen there: a rail of advice, a product, a wish, a giver's card. */
const chosenFirst: readonly RegExp[] = [
  /^beratung\/(basis-rente|bausparen|produkt-katalog|vasp)\b/,
  /^zusammenfassung$/,
  /^webvp-katalog\/pkv-beratungsmodul\/(?!startseite$|kosten$)/,
  /^(weiter)?empfehlung/,
  /^teamaufbau/,
];
const isChosenFirst = (path: string): boolean => chosenFirst.some((pattern) => pattern.test(path));

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
  /** Pages on which something is chosen first, too; they differ little from household to household. Default no. */
  withChoices?: boolean;
}

const saysMissing = /^(Es fehlt:|Zum Schätzen fehlt|Dazu fehlen noch)/;

/**
 * Every page of a household opens and fits a desk and a telephone, shows its figures and reports nothing as missing, unless
 * something has to be chosen there first; and none writes anything just because it is viewed. The English pages show the same
 * figures, which every-page checks.
 */
export async function reachEveryPage(
  page: Page,
  household: string,
  { without = [], withChoices = false }: Reached = {},
): Promise<void> {
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') written.push(request.url());
  });
  const figureless = [...withoutFigures, ...without];
  const paths = pagesOfHousehold().filter((path) => withChoices || !isChosenFirst(path));
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1200, height: 900 });
      await page.goto(`${household}/${path}`);
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      if (!isChosenFirst(path)) {
        const figures = page.locator('main [data-figure]').filter({ visible: true });
        if (figureless.includes(path)) await expect(figures).toHaveCount(0);
        else await expect(figures.first()).toBeVisible();
        await expect(page.getByText(saysMissing)).toHaveCount(0);
      }
      await expectToFit(page);
      await page.setViewportSize({ width: 340, height: 900 });
      await expectToFit(page);
    });
  expect(written).toEqual([]);
  await page.setViewportSize({ width: 1200, height: 900 });
}
