import { expect, type Page } from '@playwright/test';

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

/** The longest amount that every field of money has room for, as it is written in German; in English it is as long. */
const longest = '9.999.999,99';

/** The fields of money in sight in which the longest amount would be cut, with the room that they have and that it needs. */
const cutAmounts = (page: Page): Promise<string[]> =>
  page.locator('input[inputmode="decimal"]:read-write:visible').evaluateAll(
    (fields, amount) =>
      fields
        .filter((field) => field instanceof HTMLInputElement)
        .filter((field) => field.parentElement?.textContent?.includes('€'))
        .flatMap((field) => {
          const typed = field.value;
          field.value = amount; // nobody hears of it
          const [room, need] = [field.clientWidth, field.scrollWidth];
          field.value = typed;
          return need > room ? [`${field.labels?.[0]?.textContent ?? field.id}: ${room} of ${need} px`] : [];
        }),
    longest,
  );
