import { expect, type Page } from '@playwright/test';

/** On a telephone whatever a page lets a finger press is 44 high; links within text are not meant. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    if (window.innerWidth >= 768) return [];
    const pressed = document.querySelectorAll<HTMLElement>(
      'main :is(button, [role="combobox"], textarea, label)',
    );
    return [...pressed]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !(element instanceof HTMLLabelElement) || element.querySelector('input') !== null)
      .map((element) => {
        // a field that is typed into is pressed by its frame
        const pressed = element instanceof HTMLInputElement ? (element.parentElement ?? element) : element;
        return [element.innerText || element.ariaLabel, pressed.getBoundingClientRect().height] as const;
      })
      .filter(([, height]) => height > 0 && height < 44)
      .map(([name, height]) => `${name}: ${height}`);
  });
  expect(small, 'too small for a finger').toEqual([]);
}
