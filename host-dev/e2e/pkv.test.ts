import { expect, expectRightInEveryWidth, household, openSignedIn, test } from './fixtures';
import type { Page } from '@playwright/test';

/** By default sample household 6, where this question arises. */
const module = (sample = 6) => `${household(sample)}/webvp-katalog/pkv-beratungsmodul`;

async function openAt(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, path, 'petra', '4711');
}

test('from the question who may choose to what it costs until 85', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openAt(page, `${module()}/startseite`);

  await test.step('may choose, and what that means', async () => {
    await expect(page.getByText('Nadine kann zwischen GKV und PKV wählen')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Kennzahlen' })).toContainText('107.600');
    await expectRightInEveryWidth(page);
    await page.getByRole('button', { name: 'Wann die GKV besser ist' }).click();
    await expect(page.getByRole('complementary', { name: 'Wann die GKV besser ist' })).toBeVisible();
    await expectRightInEveryWidth(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the costs, and a slider by the keyboard', async () => {
    await page.getByRole('link', { name: 'Weiter: Kosten' }).click();
    await expect(page).toHaveTitle('PKV: Kosten');
    await expect(page.getByText(/Heute kostet die PKV 260\s€ weniger im Monat/)).toBeVisible();
    await expect(page.getByRole('img', { name: /mit 85 GKV 537\s€, PKV 874\s€/ })).toBeVisible();
    const slider = page.getByRole('slider', { name: 'PKV-Anstieg' });
    await slider.focus();
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', /^6,0\s%/);
    await expect(page.getByText('Was wäre wenn – nicht gespeichert')).toBeVisible();
    await expectRightInEveryWidth(page);
  });
});

test('who is compulsorily insured finds the costs locked', async ({ page }) => {
  await openAt(page, `${module(1)}/kosten`);
  await expect(page.getByText('Lena ist pflichtversichert')).toBeVisible();
  await page.getByRole('link', { name: 'Zum Start' }).click();
  await expect(page.getByRole('region', { name: 'Was neben der GKV möglich ist' })).toBeVisible();
  await expectRightInEveryWidth(page);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('the same figures', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await openAt(page, `${module()}/kosten`);
    await expect(page.getByText(/Today private cover costs €260 less a month/)).toBeVisible();
    await expect(page).toHaveTitle('Private health insurance: costs');
    await expectRightInEveryWidth(page);
  });
});
