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

const paint = (place: Locator, property: 'backgroundColor' | 'outlineStyle') =>
  place.first().evaluate((element, name) => getComputedStyle(element)[name], property);

const paintAfter = (place: Locator) =>
  place.evaluate((element) => {
    const { backgroundColor, borderBottomColor, boxShadow } = getComputedStyle(element, '::after');
    const own = getComputedStyle(element);
    return [backgroundColor, borderBottomColor, boxShadow, own.borderBottomColor, own.fontWeight].join();
  });

const looks = async (place: Locator): Promise<Buffer> => place.locator('xpath=ancestor::label').screenshot();
