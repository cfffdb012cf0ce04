import type { Page } from '@playwright/test';

/** A4 without its margins. */
export const paper = { width: 657, height: 930 };

/** The tables that overflow their card or the page. */
export const cutTables = (page: Page) =>
  page.locator('main table:visible').evaluateAll((tables) =>
    tables
      .filter((table) => {
        const place = table.closest('section')?.getBoundingClientRect();
        const { right } = table.getBoundingClientRect();
        return right > (place?.right ?? window.innerWidth) || right > window.innerWidth;
      })
      .map((table) => table.querySelector('caption')?.textContent),
  );

/**
 * What could be pressed on the page as it is, except what also says something on paper: selected options, words of
 * tables, and list entries that are pressed as a whole.
 */
export const pressable = (page: Page) =>
  page
    .locator('main')
    .locator('button:visible, [role="tab"]:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.closest('table') && button.getAttribute('aria-pressed') !== 'true')
        .filter((button) => button.getAttribute('role') !== 'combobox')
        .filter(({ parentElement }) => !parentElement?.matches('li') || parentElement.children.length > 1)
        .map((button) => button.textContent),
    );

/** High cards that may not be broken: each would leave the page before it empty. */
export const unbreakable = (page: Page) =>
  page.locator('main section').evaluateAll((cards) =>
    cards
      .filter((card) => card.getBoundingClientRect().height > 400)
      .filter((card) => getComputedStyle(card).breakInside === 'avoid')
      .map((card) => card.querySelector<HTMLElement>('h2, h3')?.innerText ?? 'a card without a heading'),
  );
