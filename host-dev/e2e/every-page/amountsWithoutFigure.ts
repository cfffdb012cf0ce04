import type { Page } from '@playwright/test';

/**
 * Amounts in sight, outside of fields, that name neither the figure that they are of, nor the field of a document that they were
 * typed into, nor the product that the catalogue says them of: each with the words around it.
 */
export const amountsWithoutFigure = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    /** Where words run on: a number and its unit may be drawn by two elements of one line. */
    const lineOf = (place: Element): Element => {
      let line = place;
      while (line.parentElement && getComputedStyle(line).display.startsWith('inline'))
        line = line.parentElement;
      return line;
    };
    const inSight = (place: Element) =>
      place.checkVisibility({ visibilityProperty: true }) && place.getBoundingClientRect().width >= 2;
    const field = 'input, textarea, select, [role="combobox"], [contenteditable="true"]';

    let all = '';
    const starts: { at: number; place: Element }[] = [];
    let last: Element | undefined;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.matches(field)) last = undefined;
        continue;
      }
      const place = node.parentElement;
      if (!place || place.closest(field) || !inSight(place)) continue;
      const line = lineOf(place);
      if (line !== last) all += '\n';
      last = line;
      starts.push({ at: all.length, place });
      all += node.textContent ?? '';
    }
    return [...all.matchAll(/€\s?[−-]?\d[\d.,]*|\d[\d.,]*\s?€/g)]
      .filter(
        ({ index }) =>
          !starts
            .findLast(({ at }) => at <= index)
            ?.place.closest('[data-figure], [data-field], [data-product]'),
      )
      .map(({ index, 0: amount }) => {
        const line = all.slice(all.lastIndexOf('\n', index) + 1, all.indexOf('\n', index) >>> 0);
        return `${amount} in “${line.slice(0, 100)}”`;
      });
  });
