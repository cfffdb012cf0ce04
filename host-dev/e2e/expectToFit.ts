import { expect, type Page } from '@playwright/test';

/** Nothing on the page is wider than its window. */
export async function expectToFit(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, 'wider than the window').toBeLessThanOrEqual(0);
}
