import type { Page } from '@playwright/test';
import { permissions } from '@vp-digital/core/reference';
import { checkAccessibility, expect, forgetSignIn, household, openSignedIn, test } from './fixtures';
import { pageIsReady } from './pageIsReady';

const overview = () => `${household(2)}/uebersicht`;

async function openAsTimo(page: Page, path = overview()): Promise<void> {
  await openSignedIn(page, path, 'timo');
  await expect(page).toHaveURL(path);
  await pageIsReady(page);
}

async function find(page: Page, words: string) {
  await expect(page.getByRole('button', { name: /^Menü durchsuchen/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Menü durchsuchen' }).fill(words);
  return page.getByRole('option');
}

const denied = (page: Page) => page.getByRole('heading', { level: 1, name: 'Zugriff verweigert' });

const screens = [
  {
    permission: 'balanceSheet',
    named: 'Vermögensbilanz',
    page: 'analyse/vermoegensbilanz',
    entry: 'Vermögensbilanz',
  },
  {
    permission: 'sectionReport',
    named: 'Gesprächszusammenfassung',
    page: 'analyse/gespraechszusammenfassung/recap',
    entry: 'Gesprächsnotizen',
  },
] as const;

for (const { permission, named, page: place, entry } of screens)
  test(`without ${permission} its entry is in no menu, and a direct link is refused; with it both are there`, async ({
    page,
    withhold,
  }) => {
    const path = `${household(2)}/${place}`;
    await openAsTimo(page);
    await expect(await find(page, entry)).toHaveText([new RegExp(`^${entry}`)]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();

    await withhold('timo', permissions[permission]);
    await forgetSignIn(page);
    await openAsTimo(page, path);
    await expect(denied(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Aktensuche');
    await expect(page.getByRole('main')).toContainText(`fehlt Ihnen die Freischaltung ${named}.`);
    await expect(page.getByRole('heading', { name: entry })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Zusammenfassung' })).toHaveCount(
      permission === 'balanceSheet' ? 1 : 0,
    );
    await expect(page.getByRole('button', { name: 'Notizen' })).toHaveCount(
      permission === 'balanceSheet' ? 1 : 0,
    );
    await checkAccessibility(page);
    await expect(await find(page, entry)).toHaveCount(0);
  });

test('without favorites the menu is searched, and nothing becomes a favourite', async ({
  page,
  withhold,
}) => {
  await withhold('timo', permissions.favorites);
  await openAsTimo(page);
  const found = await find(page, 'einkommen');
  await expect(found.first()).toHaveText(/^Einkommen/);
  await expect(found.first().locator('[data-set]')).toHaveCount(0);
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('option', { name: /Favorit/ })).toHaveCount(0);
});

test('without access to the main app every household is refused', async ({ page, withhold, allowAnswer }) => {
  allowAnswer({ status: 403, url: '/' });
  await withhold('timo', permissions.mainAccess);
  for (const path of [overview(), `${household(2)}/analyse/einkommen`, '/haushalt']) {
    await forgetSignIn(page);
    await openAsTimo(page, path);
    await expect(denied(page)).toBeVisible();
  }
});
