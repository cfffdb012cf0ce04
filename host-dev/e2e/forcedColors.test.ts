import type { Locator } from '@playwright/test';
import { expect, household, openSignedIn, test } from './fixtures';

for (const colorScheme of ['light', 'dark'] as const)
  test(`in the colours of the system what is chosen or marked is told apart, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openSignedIn(page, `${household(2)}/analyse/haushaltsbudget/ausgaben`, 'petra', '4711');
    await expect(page.getByRole('heading', { name: 'Wohin Ihr Geld fließt' })).toBeVisible();

    await test.step('the tab of the page', async () => {
      const tabs = page.getByRole('navigation', { name: 'Bereiche' });
      const line = (name: string) => paintAfter(tabs.getByRole('link', { name }));
      expect(await line('Analyse')).not.toBe(await line('Beratung'));
    });

    await test.step('the chosen part of a choice, under the pointer too', async () => {
      const yearly = page.getByRole('button', { name: 'jährlich' });
      await yearly.click();
      expect(await paint(yearly, 'backgroundColor')).not.toBe(
        await paint(page.getByRole('button', { name: 'mtl.' }), 'backgroundColor'),
      );
    });

    await test.step('where the focus is', async () => {
      await page.getByRole('button', { name: 'Als Tabelle' }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const focused = page.getByRole('button', { name: 'Als Tabelle' });
      await expect(focused).toBeFocused();
      expect(await paint(focused, 'outlineStyle')).not.toBe('none');
    });

    await test.step('what is switched on', async () => {
      const average = page.getByRole('switch', { name: /Durchschnitt/ });
      const before = await looks(average);
      await average.setChecked(!(await average.isChecked()), { force: true });
      expect(await looks(average)).not.toEqual(before);
    });
  });

test('in the colours of the system no word of a key figure lies under the edge of its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 340, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(page, `${household(2)}/analyse/haushaltsbudget/ausgaben`, 'petra', '4711');
  const figures = page.getByRole('region', { name: 'Kennzahlen' });
  const buttons = figures.getByRole('button', { name: /^Rechenweg/ });
  await expect(buttons).toHaveCount(4);
  expect(await figures.evaluate(wordsUnderButtons)).toEqual([]);
});

function wordsUnderButtons(figures: Element): string[] {
  const edges = [...figures.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
  const words = document.createTreeWalker(figures, NodeFilter.SHOW_TEXT);
  const under: string[] = [];
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const lies = [...range.getClientRects()].some((word) =>
      edges.some(
        (edge) =>
          word.right > edge.left &&
          word.left < edge.right &&
          word.bottom > edge.top &&
          word.top < edge.bottom,
      ),
    );
    if (lies && !words.currentNode.parentElement?.closest('button')) under.push(range.toString());
  }
  return under;
}

const paint = (place: Locator, property: 'backgroundColor' | 'outlineStyle') =>
  place.first().evaluate((element, name) => getComputedStyle(element)[name], property);

const paintAfter = (place: Locator) =>
  place.evaluate((element) => {
    const { backgroundColor, borderBottomColor, boxShadow } = getComputedStyle(element, '::after');
    const own = getComputedStyle(element);
    return [backgroundColor, borderBottomColor, boxShadow, own.borderBottomColor, own.fontWeight].join();
  });

const looks = async (place: Locator): Promise<Buffer> => place.locator('xpath=ancestor::label').screenshot();
