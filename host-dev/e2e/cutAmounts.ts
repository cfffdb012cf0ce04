import type { Page } from '@playwright/test';

/** The longest amount that every field of money has room for, as it is written in German; in English it is as long. */
const longest = '9.999.999,99';

/** The fields of money in sight in which the longest amount would be cut, with the room that they have and that it needs. */
export const cutAmounts = (page: Page): Promise<string[]> =>
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
