import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
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
  }).toPass({ timeout: 5_000 });
}
