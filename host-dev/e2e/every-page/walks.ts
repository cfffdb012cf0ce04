import type { Page } from '@playwright/test';
import { expect, expectTargets, expectToFit, test } from '../fixtures';
import { lostChoices, lostDrawings } from '../inSystemColors';
import { cutTables, paper, pressable, unbreakable } from '../onPaper';

/** The page is there, and the outline that stood for it is not. */
export async function expectReady(page: Page, loading: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: loading })).toHaveCount(0);
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A telephone, a tablet, a desk's window at 200 %, and a desk. */
export const telephone = { width: 340, height: 900 };
const tablet = { width: 768, height: 900 };
const enlarged = { width: 600, height: 450 };
const desk = { width: 1200, height: 900 };

/**
 * The page as it is opened on a telephone, then wider and wider: nothing is wider than the window, cut or too small to
 * press.
 */
export async function walkWidths(page: Page): Promise<void> {
  for (const size of [telephone, tablet, enlarged, desk])
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await expectToFit(page);
      await expectTargets(page);
      expect(await cutTables(page), 'cut tables').toEqual([]);
    });
}

export async function walkPaper(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  expect(await cutTables(page), 'cut on paper').toEqual([]);
  expect(await pressable(page), 'to be pressed on paper').toEqual([]);
  expect(await unbreakable(page), 'cards that leave paper empty').toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

export async function walkSystemColors(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 900 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect(await lostDrawings(page), `drawings, ${colorScheme}`).toEqual([]);
    expect(await lostChoices(page), `choices, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}
