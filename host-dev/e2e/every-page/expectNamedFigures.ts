import { fieldAt, isSectionName } from '@vp-digital/core/household';
import type { Page } from '@playwright/test';
import words from '../../../locales/de/household/figures.json' with { type: 'json' };
import { ownProducts, readCatalogue } from '../../services/products/readCatalogue';
import { expect, patience } from '../fixtures';
import { amountsWithoutFigure } from './amountsWithoutFigure';
import known from './amountsWithoutFigure.json' with { type: 'json' };

/**
 * Pages, by their path, and how many of their amounts do not name a figure yet. No number may rise; a page that is
 * missing has none.
 */
export const limits: Readonly<Record<string, number>> = known;

/** A figure can be pointed at wherever it stands. What does not name its figure yet becomes less, page by page. */
export async function expectNamedFigures(page: Page, path: string): Promise<void> {
  const limit = limits[path] ?? 0;
  await expect(async () => {
    const amounts = await amountsWithoutFigure(page);
    const said = `${path}: ${amounts.length} amounts name no figure, amountsWithoutFigure.json says ${limit}`;
    expect(amounts, amounts.length < limit ? `${said}: lower it` : `${said}: name theirs`).toHaveLength(
      limit,
    );
  }).toPass({ timeout: patience(5_000) });
  const named = (by: 'figure' | 'field' | 'product') =>
    page
      .locator(`main [data-${by}]`)
      .evaluateAll((places, name) => places.map((place) => place.getAttribute(`data-${name}`) ?? ''), by);
  expect((await named('figure')).filter((name) => !(name in words))).toEqual([]);
  expect((await named('field')).filter((name) => !isMoney(name))).toEqual([]);
  const { products } = await readCatalogue(ownProducts, '2026-10-01');
  const ids = new Set(products.map(({ id }) => id));
  expect((await named('product')).filter((id) => !ids.has(id))).toEqual([]);
}

/** Only what somebody typed may name a field in place of a figure: `contracts.benefit`. */
function isMoney(name: string): boolean {
  const [section = '', field] = name.split('.');
  return isSectionName(section) && fieldAt(section, `/${field}`)?.kind === 'money';
}
