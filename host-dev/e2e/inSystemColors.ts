import type { Page } from '@playwright/test';

/**
 * What of the drawings is lost in the colours of the system: words and edges of parts in the colour of the ground,
 * symbols in another colour than the words beside them.
 */
export const lostDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // the page's own ground is transparent then
    const probe = document.createElement('span');
    probe.style.backgroundColor = 'Canvas';
    document.body.append(probe);
    const ground = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const lost = (selector: string, isLost: (element: Element) => boolean) =>
      [...document.querySelectorAll(selector)]
        .filter(isLost)
        .map((element) => element.outerHTML.slice(0, 200));
    return [
      ...lost('main svg text', (text) => getComputedStyle(text).fill === ground),
      ...lost('main svg > rect', (part) => ['none', ground].includes(getComputedStyle(part).stroke)),
      ...lost(
        'svg[stroke="currentColor"]',
        (symbol) =>
          symbol.parentElement !== null &&
          getComputedStyle(symbol).color !== getComputedStyle(symbol.parentElement).color,
      ),
    ];
  });

/** Buttons of a choice that look alike although one of them is chosen. */
export const lostChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (button: Element | null | undefined) => button && getComputedStyle(button).backgroundColor;
    return [...document.querySelectorAll('[role="group"] > [aria-pressed="true"]')]
      .filter((chosen) => {
        const other = chosen.parentElement?.querySelector(':scope > [aria-pressed="false"]');
        return other && shown(other) === shown(chosen);
      })
      .map((chosen) => chosen.textContent ?? '');
  });
