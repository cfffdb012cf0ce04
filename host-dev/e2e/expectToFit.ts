import { expect, type Page } from '@playwright/test';

/** Nothing on the page is wider than its window, and no field has shrunk: its box says nothing of its width. */
export async function expectToFit(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, 'wider than the window').toBeLessThanOrEqual(0);
  const narrow = await page
    .locator('input:read-write:not([type="date"]):visible')
    .evaluateAll((fields) =>
      fields.filter((field) => field.clientWidth < 24).map((field) => field.id || field.outerHTML),
    );
  expect(narrow, 'fields without room for a letter').toEqual([]);
}
