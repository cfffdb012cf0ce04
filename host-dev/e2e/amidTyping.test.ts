import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures';
import { saved } from './typing';

const net = (page: Page, name = 'Netto') => page.getByRole('textbox', { name }).first();

/** The income page of a household of one's own, with an income that is about to be typed. */
async function openIncome(page: Page, householdId: string): Promise<void> {
  await openSignedIn(page, `/haushalt/${householdId}/analyse/einkommen`, 'petra', '4711');
  await expect(page.getByRole('heading', { level: 1, name: 'Einkommen' })).toBeVisible();
  await page.getByRole('button', { name: 'Einkommen hinzufügen' }).first().click();
  await expect(net(page)).toBeVisible();
}

async function chooseInMenu(page: Page, menu: RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('another language amid typing leaves what was typed where it is, and it is saved', async ({
  page,
  ownHousehold,
}) => {
  const { householdId } = await ownHousehold();
  await openIncome(page, householdId);
  await net(page).fill('3.456,78');
  await chooseInMenu(page, /Menü von/, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible();
  await expect(net(page, 'Net')).toHaveValue('3,456.78');
  await saved(page);
  await page.reload();
  await expect(net(page, 'Net')).toHaveValue('3,456.78');
});

test('signing out amid typing saves what can be saved, and asks about what cannot', async ({
  page,
  ownHousehold,
}) => {
  const { householdId } = await ownHousehold();
  await openIncome(page, householdId);
  await net(page).fill('viel');
  await chooseInMenu(page, /Menü von/, 'Abmelden');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Netto');
  await page.keyboard.press('Escape');
  await expect(net(page)).toHaveValue('viel');

  await net(page).fill('2.100,00');
  await chooseInMenu(page, /Menü von/, 'Abmelden');
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  await openSignedIn(page, `/haushalt/${householdId}/analyse/einkommen`, 'petra', '4711');
  await expect(net(page)).toHaveValue('2.100,00');
});
