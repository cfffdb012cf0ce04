import type { Locator, Page } from '@playwright/test';
import { expect, householdId } from '../fixtures';
import { amountsWithoutName, textsOf } from '../pictures';
import { apartWords } from './apart';
import { internalWords } from './internalWords';

/** What the customer's view is switched by. */
export type Words = Readonly<Record<'name' | 'here' | 'hideAmounts' | 'end', string>>;

/** Whose the page is, what the services said, how the frame is called. */
const never = () =>
  new RegExp(
    `Men[üu] (von|of) |Menü durchsuchen|Search the menu|Gespeichert|Saved|${householdId(2)}|eyJ|Musterhaus, Jonas`,
  );

/** The customer's view of a page on this device, and how to end it. */
export interface CustomersPicture {
  picture: Locator;
  end(): Promise<void>;
}

/**
 * Shows the page to the customer: nothing that nobody but the advisor may see, and nothing that a customer could type into or
 * press; every amount has its name.
 */
export async function openCustomersPicture(page: Page, words: Words): Promise<CustomersPicture> {
  const controls = await controlsOf(page);
  const stage = page.locator('[data-vp-customer-stage]');
  const picture = stage.locator('main');
  await page.getByRole('button', { name: words.name }).click();
  await page.getByRole('menuitem', { name: words.here }).click();
  await expect(picture).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await stage.innerHTML()).not.toMatch(never());
  for (const role of ['textbox', 'combobox', 'slider', 'switch', 'checkbox', 'radio'] as const)
    await expect(picture.getByRole(role), role).toHaveCount(0);
  const html = await picture.innerHTML();
  expect(
    [...internalWords, ...apartWords].filter((word) => html.includes(word)),
    'what the advisor alone may know, and what one person discusses alone',
  ).toEqual([]);
  const said = new Set(await textsOf(picture));
  expect(
    controls.filter((name) => said.has(name)),
    'names of controls, and what fields suggest',
  ).toEqual([]);
  expect(await amountsWithoutName(picture), 'amounts without a name').toEqual([]);
  return {
    picture,
    end: async () => {
      await page.getByRole('button', { name: words.end }).click();
      await expect(page.getByRole('banner')).toBeVisible();
    },
  };
}

/** Of the amounts that are hidden none is left, from the first drawing after a reload on. */
export async function walkHiddenAmounts(page: Page, picture: Locator, words: Words): Promise<void> {
  const amounts = await amountsIn(picture);
  const heading = picture.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: words.hideAmounts }).click();
  const left = async () => {
    const now = (await textsOf(picture)).join(' ');
    const found = amounts.map((amount) =>
      new RegExp(`.{0,30}(?<![\\d.,])${amount}(?![\\d.,]*\\d|\\s*%|-\\d).{0,30}`, 's').exec(now),
    );
    return found.flatMap((match) => match?.[0] ?? []);
  };
  await expect.poll(left, 'amounts that are left').toEqual([]);
  const named = await heading.allTextContents(); // without its amounts
  await page.reload();
  await expect(heading).toHaveText(named); // for a moment the page stands beside the title that waited for it
  await expect(picture.getByText(/\S/).first()).toBeVisible();
  expect(await left(), 'amounts after a reload').toEqual([]);
  expect(await picture.innerHTML()).not.toMatch(/\d\s*€|€\s*\d/);
  await page.getByRole('button', { name: words.hideAmounts }).click();
}

/** How buttons are called that do something, and what fields suggest: words of the advisor's, of which the picture has none. */
const controlsOf = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const buttons = [...main.querySelectorAll('button:not([aria-expanded]):not([data-vp-customer-words])')]
      .filter((button) => !button.closest('table, [data-vp-customer-page]'))
      .map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '');
    const suggested = [...main.querySelectorAll('[placeholder]')].map(
      (field) => field.getAttribute('placeholder') ?? '',
    );
    return [...new Set([...buttons, ...suggested])].filter((name) => /\p{L}{2}/u.test(name));
  });

/** Amounts of more than one digit, as they are written, in texts and in what is said of charts. */
const amountsIn = async (picture: Locator): Promise<string[]> =>
  (await textsOf(picture))
    .flatMap((text) => [...text.matchAll(/(\d[\d.,]*\d)(?=\s*€)|(?<=€\s?)(\d[\d.,]*\d)/g)])
    .map(([amount]) => amount.replaceAll('.', '\\.'));
