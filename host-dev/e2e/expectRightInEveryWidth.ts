import type { Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { expectTargets } from './expectTargets';
import { expectToFit } from './expectToFit';

/** In each of the three widths nothing is wider than the window, all can be hit by a finger, and axe finds nothing. */
export async function expectRightInEveryWidth(page: Page): Promise<void> {
  for (const width of [1200, 768, 340]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
    await expectTargets(page);
    await checkAccessibility(page);
  }
  await page.setViewportSize({ width: 1200, height: 900 });
}
