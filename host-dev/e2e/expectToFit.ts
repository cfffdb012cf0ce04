import { expect, type Page } from '@playwright/test';
import { cutAmounts } from './cutAmounts';

/**
 * Nothing on the page is wider than its window, no field has shrunk, for its box says nothing of its width, and every field of money
 * has room for its longest amount.
 */
export async function expectToFit(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, 'wider than the window').toBeLessThanOrEqual(0);
  const narrow = await page
    .locator('input:read-write:not([type="date"]):visible')
    .evaluateAll((fields) =>
      fields.filter((field) => field.clientWidth < 24).map((field) => field.id || field.outerHTML),
    );
  expect(narrow, 'fields without room for a letter').toEqual([]);
  expect(await cutAmounts(page), 'fields in which an amount is cut').toEqual([]);
}
