import type { Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility';
import { expectTargets } from './expectTargets';
import { expectToFit } from './expectToFit';

/** On a tablet the same is drawn as on a desk or a telephone, in another room: axe hears these two. */
const widths = [
  { width: 1200, isHeard: true },
  { width: 768, isHeard: false },
  { width: 340, isHeard: true },
];

/** In each of the three widths nothing is wider than the window, all can be hit by a finger, and axe finds nothing. */
export async function expectRightInEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { width, isHeard } of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
    await expectTargets(page);
    if (isHeard) await checkAccessibility(page);
  }
  if (before) await page.setViewportSize(before);
}
