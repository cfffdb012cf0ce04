import type { Locator, Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures';
import { newName } from './newName';
import { savedWith, saved } from './typing';

/** So many presses of Tab lead over the longest page and back to its top. */
const mostTabs = 150;

/** Goes on by Tab until this has the focus, as somebody does who has no pointer. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < mostTabs; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name, exact: true }).first());
  await page.keyboard.type(text);
}

async function pressKey(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' = 'button',
): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first());
  await page.keyboard.press('Enter');
}

/** Opens a list of choices and takes the one that is typed. */
async function chooseByKeys(page: Page, name: RegExp, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name });
  await tabTo(page, box);
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('option', { name: option, exact: true });
  await expect(wanted).toBeVisible();
  for (let press = 0; press < mostTabs; press += 1) {
    const active = await box.getAttribute('aria-activedescendant');
    if (active !== null && active === (await wanted.getAttribute('id'))) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

test('a household is created, and its income, expenses and home are typed in, by the keyboard alone', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  await page.addInitScript(() => {
    const used = () => {
      throw new Error('The pointer was used.');
    };
    addEventListener('pointerdown', used, true);
  });
  await typeInto(page, 'Vorname', 'Tasta');
  await typeInto(page, 'Nachname', newName('Tur'));
  await typeInto(page, 'Geburtsdatum', '02.01.1990');
  await typeInto(page, 'Postleitzahl', '04109');
  await typeInto(page, 'Ort', 'Leipzig');
  await pressKey(page, 'Akte anlegen');
  await expect(page).toHaveURL(/\/uebersicht$/);

  await pressKey(page, 'Einkommen erfassen', 'link');
  await expect(page).toHaveURL(/\/analyse\/einkommen/);
  await pressKey(page, 'Einkommen hinzufügen');
  await typeInto(page, 'Brutto', '3.500');
  await chooseByKeys(page, /^Steuerklasse/, 'I');
  await pressKey(page, 'Schätzen');
  await expect(page.getByText(/^Tasta hat .* im Monat zur Verfügung/)).toBeVisible();
  await saved(page);

  // the rail beside the page leads on
  await pressKey(page, /^Ausgaben/, 'link');
  await expect(page).toHaveURL(/\/ausgaben/);
  await typeInto(page, 'Ausgaben gesamt', '1.800');
  await pressKey(page, 'Auf Kategorien aufteilen');
  await expect(page.getByText(/Nach dem, was bisher bekannt ist, bleiben/).first()).toBeVisible();
  await saved(page);

  await pressKey(page, /^Wohnen/, 'link');
  await expect(page).toHaveURL(/\/wohnsituation/);
  await pressKey(page, 'Zur Miete');
  await typeInto(page, 'Kaltmiete', '700');
  const kept = savedWith(page, 'housing', '700');
  await page.keyboard.press('Tab');
  await kept;

  // back on the overview all of it counts
  await pressKey(page, 'Übersicht', 'link');
  await expect(page).toHaveURL(/\/uebersicht$/);
  await expect(page.getByText(/^Nach dem, was bisher bekannt ist, bleiben von .* im Monat/)).toBeVisible();
});
