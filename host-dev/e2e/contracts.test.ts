import { fileURLToPath } from 'node:url';
import {
  checkAccessibility,
  expect,
  expectRightInEveryWidth,
  expectToFit,
  household,
  openSignedIn,
  patience,
  test,
} from './fixtures';

/** Household 5, and what is added is taken back. */
const budget = (sample: number) => `${household(sample)}/analyse/haushaltsbudget`;
const policy = fileURLToPath(new URL('../services/testing/pictures/policy.png', import.meta.url));

for (const width of [1200, 340])
  test(`a contract is photographed, read, confirmed field by field and taken back, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSignedIn(page, `${budget(5)}/vertragsuebersicht`, 'petra', '4711');
    await page.getByRole('button', { name: 'Versicherung hinzufügen' }).click();
    await page.getByLabel('Vertrag fotografieren').and(page.locator('input')).setInputFiles(policy);
    const sheet = page.getByRole('complementary', { name: 'Vom Foto gelesen' });
    await expect(sheet).toBeVisible({ timeout: patience(30_000) }); // as long as the client waits for the service
    await expect(sheet.getByRole('combobox', { name: 'Sparte' })).toHaveValue('Privathaftpflicht');
    await sheet.getByRole('checkbox', { name: 'Gesellschaft: Nordlicht Versicherung AG' }).check();
    await sheet.getByRole('checkbox', { name: /^Beitrag: 74,90/ }).check();
    await sheet.getByRole('checkbox', { name: 'Zahlweise: jährlich' }).check();
    await checkAccessibility(page);
    await expectToFit(page);
    await sheet.getByRole('button', { name: 'Mit 3 Angaben anlegen' }).click();
    const edited = page.getByRole('complementary', { name: 'Privathaftpflicht' });
    await expect(edited.getByRole('textbox', { name: 'Beitrag', exact: true })).toHaveValue('74,90');
    await edited.getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('button', { name: 'Rückgängig: Privathaftpflicht' }).click();
    await expect(page.getByRole('button', { name: 'Privathaftpflicht', exact: true })).toHaveCount(1);
  });

test('several are photographed in one go and looked at one by one', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `${budget(5)}/vertragsuebersicht`, 'petra', '4711');
  await page.getByRole('button', { name: 'Mehrere fotografieren' }).click();
  const card = page.getByRole('region', { name: 'Verträge fotografieren' });
  await card.getByLabel('Erste Fotos wählen').and(page.locator('input')).setInputFiles([policy, policy]);
  await expect(card.getByRole('region', { name: 'Foto 1' })).toBeVisible({ timeout: patience(30_000) });
  await expect(card.getByRole('listitem').filter({ hasText: 'Foto 2' })).toContainText(/^Foto 2\s*gelesen$/, {
    timeout: patience(30_000),
  });
  await expectRightInEveryWidth(page);
  for (const number of [1, 2])
    await card
      .getByRole('region', { name: `Foto ${number}` })
      .getByRole('button', { name: 'Nicht übernehmen' })
      .click();
  await expect(card.getByRole('status')).toContainText('2 Fotos, 0 angelegt, 0 offen');
  await card.getByRole('button', { name: 'Schließen' }).click();
  await expect(card).toHaveCount(0);
});

test('what is no contract is said in words', async ({ page, allowAnswer }) => {
  allowAnswer({ status: 422, url: '/contract-proposals' });
  await openSignedIn(page, `${budget(5)}/vertragsuebersicht`, 'petra', '4711');
  await page.getByRole('button', { name: 'Versicherung hinzufügen' }).click();
  const blank = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(200, 100);
    canvas.getContext('2d')?.fillRect(0, 0, 200, 100);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  await page
    .getByLabel('Vertrag fotografieren')
    .and(page.locator('input'))
    .setInputFiles({ name: 'leer.png', mimeType: 'image/png', buffer: Buffer.from(blank) });
  await expect(page.getByRole('alert').getByText(/kein Vertrag zu erkennen/)).toBeVisible({
    timeout: patience(30_000),
  });
  await expect(page.getByRole('button', { name: 'Vertrag fotografieren' })).toBeEnabled();
});

test('who bears what, by person', async ({ page }) => {
  await openSignedIn(page, `${budget(2)}/ausgaben`, 'petra', '4711');
  await page.getByRole('button', { name: 'Je Person' }).click();
  await expect(page.getByRole('table', { name: 'Wer trägt was?' })).toBeVisible();
  await expectRightInEveryWidth(page);
});

test('what is opened in the header lies over a side sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `${budget(5)}/vertragsuebersicht?art=konten`, 'petra', '4711');
  await page.getByRole('button', { name: 'Konto hinzufügen' }).click();
  const sheet = page.getByRole('complementary', { name: 'Konto hinzufügen' });
  await expect(sheet).toBeVisible();
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem').last().hover(); // over the sheet, which must not be in its way
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(sheet).toBeVisible();
});

for (const width of [1200, 768, 340])
  test(`a contract's sheet is in sight once it is open, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 });
    await openSignedIn(page, `${budget(5)}/vertragsuebersicht`, 'petra', '4711');
    const row = page
      .getByRole('table', { name: 'Versicherungen' })
      .getByRole('button', { name: 'Privathaftpflicht', exact: true });
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => window.scrollY);
    await row.click();
    const sheet = page.getByRole('complementary', { name: 'Privathaftpflicht' });
    await expect(sheet.getByRole('heading', { name: 'Privathaftpflicht' })).toBeInViewport();
    if (width > 991) expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
