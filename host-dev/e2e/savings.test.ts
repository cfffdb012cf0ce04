import { routes } from '@vp-digital/core/reference';
import { expectNamedFigures } from './every-page/expectNamedFigures';
import { checkAccessibility, expect, expectToFit, household, openSignedIn, test } from './fixtures';
import { saved } from './typing';

test('a savings amount is moved, divided, agreed and taken back', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `${household(2)}/analyse/sparbetrag`, 'petra', '4711');
  const dial = page.getByRole('slider', { name: 'Sparbetrag im Monat' });
  await page.getByRole('button', { name: /^Heute gespart übernehmen/ }).click();
  await dial.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Sparbetrag', exact: true })).toHaveValue('460,00');
  await page.getByRole('slider', { name: 'Notgroschen' }).press('ArrowLeft');
  await expect(page.getByText('So haben Sie es aufgeteilt.')).toBeVisible();
  await page.getByRole('button', { name: 'Vereinbaren' }).click();
  await expect(page.getByText(/460\s€ mtl\. vereinbart am 01\.10\.2026/)).toBeVisible();
  await saved(page);
  await expectNamedFigures(page, routes.savingsAmount.path);
  for (const width of [1200, 768, 600, 340]) {
    await page.setViewportSize({ width, height: 900 });
    await checkAccessibility(page);
    await expectToFit(page);
  }
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await expect(page.getByText(/vereinbart am/)).toHaveCount(0);
});

test('the agreed amount becomes standing orders, which are printed alone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `${household(2)}/analyse/sparbetrag`, 'petra', '4711');
  await page.getByRole('button', { name: 'Vereinbaren' }).click();
  await page.getByRole('link', { name: 'Weiter: Zwei Konten' }).click();
  await expect(page.getByText(/zum Leben, .* in Töpfe/)).toBeVisible();
  await page.getByRole('button', { name: 'Gemeinschaftskonto' }).click();
  await expect(page.getByText('Haushaltsbeitrag Jonas')).toBeVisible();
  await saved(page);
  await expectNamedFigures(page, routes.twoAccountModel.path);
  for (const width of [1200, 768, 600, 340]) {
    await page.setViewportSize({ width, height: 900 });
    await checkAccessibility(page);
    await expectToFit(page);
  }
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.getByRole('button', { name: 'Daueraufträge drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Daueraufträge' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeHidden();
});
