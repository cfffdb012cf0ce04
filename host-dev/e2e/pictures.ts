import type { Locator } from '@playwright/test';

/** Every text of the picture, and what is said of its elements. */
export const textsOf = (picture: Locator): Promise<string[]> =>
  picture.evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt'])
      for (const element of main.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

/** Amounts that stand neither in the answer nor in a row, a card or a chart with a name. */
export const amountsWithoutName = (picture: Locator): Promise<string[]> =>
  picture.evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      const around = walker.currentNode.parentElement;
      const named = [
        around?.closest('dl > div')?.querySelector('dt'),
        around?.closest('section')?.querySelector('h2'),
        around?.closest('article > p'),
        around?.closest('svg[aria-label]'),
      ];
      if (text.includes('€') && !named.some((name) => (name?.textContent ?? '').trim() !== ''))
        found.push(text);
    }
    return found;
  });
