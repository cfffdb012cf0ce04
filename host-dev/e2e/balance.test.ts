import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectToFit, household, openSignedIn, test } from './fixtures';
import { saved } from './typing';

const path = () => `${household(5)}/analyse/vermoegensbilanz`;
const widths = [1200, 768, 340];

/** The household of the retired. */
async function openBalance(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, path(), 'petra', '4711');
}

async function checkAtEveryWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await checkAccessibility(page);
    await expectToFit(page);
  }
}

test('the balance sheet is seen, a value changed and removed, and all of it brought back', async ({
  page,
}) => {
  await openBalance(page);
  const headline = page.getByText(/gehören Ihnen/);
  await expect(headline).toContainText('524.800');
  await checkAtEveryWidth(page);

  await page.setViewportSize({ width: 1200, height: 900 });
  await page.getByRole('button', { name: 'Festgeld', exact: true }).click();
  const sheet = page.getByRole('complementary', { name: 'Festgeld' });
  await sheet.getByRole('textbox', { name: 'Wert' }).fill('41.000');
  await expect(headline).toContainText('525.800');
  await checkAtEveryWidth(page);
  await sheet.getByRole('button', { name: 'Wert entfernen' }).click();
  await expect(headline).toContainText('484.800');
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect(headline).toContainText('525.800');
  await saved(page);
  await page.reload();
  await expect(headline).toContainText('525.800');
});

test('the balance sheet speaks English, with the same figures', async ({ page }) => {
  await openBalance(page);
  await page.getByRole('button', { name: /Menü von/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Balance sheet', level: 1 })).toBeVisible();
  await expect(page.getByText(/After all debts/)).toContainText('€');
  await expect(page.getByRole('table', { name: 'Assets', exact: true })).toContainText('Fixed deposit');
  await checkAtEveryWidth(page);
});
