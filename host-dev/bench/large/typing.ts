import type { Page } from '@playwright/test';
import { median } from '../reporter';
import { percentile } from '../services';
import type { TaskWindow } from './watchTasks';

/** A form of the large household, and the field of it that is typed into. */
export interface TypingPlace {
  name: string;
  path: string;
  /** The row whose sheet holds the field, where it is not on the page itself. */
  row?: string;
  field: string;
}

export const typingPlaces: readonly TypingPlace[] = [
  { name: 'income', path: 'analyse/einkommen', field: 'main input[name^="brutto-"]' },
  {
    name: 'expenses, 200 items',
    path: 'analyse/haushaltsbudget/ausgaben',
    field: 'main input[inputmode="decimal"]',
  },
  {
    name: 'a contract of 60',
    path: 'analyse/haushaltsbudget/vertragsuebersicht',
    row: 'main tbody tr button',
    field: '[data-side-sheet] input[inputmode="decimal"]',
  },
];

/** Milliseconds that are promised from a key to the frame after it, on a processor four times slower. */
export const targets = { median: 16, p95: 30 };

/**
 * Types a digit before an amount and takes it away, over and over; milliseconds from each key to its frame. Not behind it: after
 * the cents a further digit is no value, and every second key would be a complaint.
 */
export async function typeIn(
  page: Page,
  householdId: string,
  place: TypingPlace,
  keys: number,
): Promise<number[]> {
  await page.evaluate(
    (to) => (window as unknown as TaskWindow).open(to), // of `watchTasks`
    `/haushalt/${householdId}/${place.path}`,
  );
  if (place.row !== undefined) await page.locator(place.row).first().click();
  await focusStart(page, place);
  return typeDigits(page, keys);
}

/** The page's floor: the same keys on a copy of what `typeIn` has left, for which no script works. */
export async function typeOnCopy(page: Page, place: TypingPlace, keys: number): Promise<number[]> {
  const copy = await page.evaluate(() => {
    const root = document.documentElement.cloneNode(true) as HTMLElement; // of an HTML document
    for (const part of root.querySelectorAll('script, link:not([rel="stylesheet"])')) part.remove();
    return root.outerHTML;
  });
  await page.setContent(copy);
  await focusStart(page, place);
  return typeDigits(page, keys);
}

async function focusStart(page: Page, { field }: TypingPlace): Promise<void> {
  await page.locator(field).first().focus();
  await page.keyboard.press('Home');
}

/** The browser's floor: the same keys into a field on an empty page. */
export async function typeOnEmptyPage(page: Page, keys: number): Promise<number[]> {
  await page.setContent('<input inputmode="decimal">');
  await page.locator('input').focus();
  return typeDigits(page, keys);
}

async function typeDigits(page: Page, keys: number): Promise<number[]> {
  const times: number[] = [];
  for (let key = 0; key < keys; key++) {
    const painted = page.evaluate(() => (window as unknown as TaskWindow).keyToPaint());
    await page.evaluate(() => {}); // the watch stands before the key comes
    await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace');
    times.push(await painted);
    await page.waitForTimeout(60); // as fast as somebody types
  }
  return times;
}

export function printTyping(
  { name }: Pick<TypingPlace, 'name'>,
  times: readonly number[],
  copy: readonly number[],
  empty: readonly number[],
): void {
  const [middle, late] = [median(times), percentile(times, 0.95)];
  const mark = middle <= targets.median && late <= targets.p95 ? 'ok  ' : 'MISS';
  console.log(
    `${mark} typing, ${name}: ${middle.toFixed(1)} ms (at most ${targets.median}), p95 ${late.toFixed(1)} ` +
      `(at most ${targets.p95}), processor four times slower; the browser alone, on a copy of the page without ` +
      `scripts: ${listed(copy)}, on an empty page: ${listed(empty)}`,
  );
}

const listed = (times: readonly number[]): string =>
  `${median(times).toFixed(1)}, p95 ${percentile(times, 0.95).toFixed(1)}`;
