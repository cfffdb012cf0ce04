import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  skipFurtherRatings,
  enterPassword,
  expect,
  householdId,
  legacyHouseholdId,
  openSignedIn,
  test,
} from './fixtures';

/** Every width rates an appointment of another household. */
const ratings = [
  { width: 1200, sample: 4, names: 'Henrik und Sofie' },
  { width: 768, sample: 5, names: 'Gerd und Helga' },
  { width: 340, sample: 3, names: 'Clara' },
];

for (const { width, sample, names } of ratings)
  test(`the customer rates the appointment by the keyboard, ${width} px`, async ({
    page,
    storedDocument,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
    await openSignedIn(
      page,
      `/haushalt/${legacyHouseholdId(sample)}/analyse/terminabschluss/bewertung-davor`,
      'petra',
      '4711',
    );
    await expect(page.getByText(`Wie war der Termin für ${names}?`)).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Gerät übergeben' }).click();

    const dialog = page.getByRole('dialog');
    await test.step('sees nothing but the questions', async () => {
      await expect(dialog).toBeVisible();
      await checkAccessibility(page);
      const box = await dialog.boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width });
    });

    await test.step('answers by Tab, arrows and space', async () => {
      const before = dialog.getByRole('group', { name: /vor dem Termin/ });
      await before.getByRole('radio', { name: '4', exact: true }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowLeft');
      const now = dialog.getByRole('group', { name: /jetzt/ });
      await expect(now.getByRole('radio', { name: '10, sicher' })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowLeft');
      await expect(dialog.getByRole('radio', { name: '5 Sterne' })).toBeChecked();
      await checkAccessibility(page);
    });

    await test.step('finds no way to the advisor’s page: keys, reload, another address, the way back, a new window', async () => {
      const isCustomers = async (at: Page) => {
        await expect(at.getByRole('dialog').getByRole('radio', { name: '5 Sterne' })).toBeChecked();
        await expect(at.getByText('Alle Ihre Termine')).toHaveCount(0);
        await expect(at.getByRole('banner')).toHaveCount(0);
      };
      await expect
        .poll(async () => JSON.stringify(await storedDocument(householdId(sample), 'appointmentRatings')))
        .toContain('"stars":5'); // what is on its way when a page is loaded again is another test's
      for (const key of ['Escape', 'Control+k', 'Alt+KeyN']) await page.keyboard.press(key);
      await isCustomers(page);
      await page.reload();
      await isCustomers(page);
      await page.goto('/haushalt');
      await isCustomers(page);
      await page.goBack();
      await isCustomers(page);
      const other = await page.context().newPage();
      await other.goto('/haushalt');
      await other.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
      await isCustomers(other);
      await other.close();
    });

    await test.step('hands the device back, and the advisor, signed in again, finds the answers', async () => {
      await dialog.getByRole('button', { name: 'Fertig' }).click();
      await skipFurtherRatings(page); // the other adult's own
      await page.getByRole('button', { name: 'Gerät ist zurück' }).click();
      await enterPassword(page, 'petra');
      await expect(page.getByText('6 Punkte mehr Sicherheit')).toBeVisible();
      await page.reload();
      await expect(page.getByText('abgegeben', { exact: true })).toBeVisible();
      await expect(page.getByText('5 Sterne', { exact: true })).toBeVisible();
      await checkAccessibility(page);
    });

    await test.step('the notes open beside it, although its address holds the number of the household', async () => {
      await page.getByRole('button', { name: 'Notizen', exact: true }).click();
      const sheet = page.getByRole('complementary', { name: 'Gesprächsnotizen' });
      await sheet.getByRole('form').getByRole('textbox').fill('Fühlt sich sicherer');
      await page.keyboard.press('Control+Enter');
      await expect(sheet.getByRole('article').getByRole('link', { name: 'Bewertung' })).toHaveAttribute(
        'href',
        new RegExp(`/haushalt/${legacyHouseholdId(sample)}/analyse/terminabschluss/`),
      );
      await checkAccessibility(page);
    });
  });
