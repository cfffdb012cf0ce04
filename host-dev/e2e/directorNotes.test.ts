import type { Page } from '@playwright/test';
import { checkAccessibility, expect, expectToFit, household, openSignedIn, test } from './fixtures';

const ten = new Date('2026-10-01T10:00:00Z');
const later = (minutes: number) => new Date(ten.getTime() + minutes * 60_000);

/** Household 2 with its customer view in a second window. */
async function begin(page: Page) {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.clock.install({ time: ten });
  await openSignedIn(page, `${household(2)}/uebersicht`, 'petra', '4711');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: 'Auf zweitem Bildschirm zeigen' }).click();
  const customer = await opened;
  await customer.setViewportSize({ width: 1200, height: 900 });
  const notes = page.getByRole('region', { name: 'Regie' });
  return { customer, notes, small: notes.locator('[data-small-picture]') };
}

test('beside a second window the advisor sees what the customer sees, the next question and the time', async ({
  page,
}) => {
  const { customer, notes, small } = await begin(page);
  await expect(small).toContainText('Von 5.450 € im Monat bleiben Ihnen 566 € frei.');
  await expect(notes).toContainText('Was davon möchten Sie als Erstes verbessern?');
  await expect(notes).toContainText(/Kundenansicht seit\s*0 Min\./);
  await checkAccessibility(page);
  for (const width of [340, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(notes).toBeVisible();
    await expectToFit(page);
  }
  await page.setViewportSize({ width: 1200, height: 900 });

  await test.step('what is hidden from the customer is hidden there; the question is in no picture', async () => {
    await page.getByRole('button', { name: 'Beträge verbergen' }).click();
    await expect(small).not.toContainText('5.450');
    await page.getByRole('button', { name: 'Beträge verbergen' }).click();
    await expect(small).toContainText('5.450');
    for (const place of [customer.locator('html'), small])
      expect(await place.evaluate((element) => element.outerHTML)).not.toMatch(
        /vp-ask|als Erstes verbessern/,
      );
  });

  await test.step('where the advisor points in the small picture the customer sees a ring', async () => {
    const ring = customer.locator('[data-pointer]');
    await expect(ring).toBeHidden();
    await page.getByRole('button', { name: 'Hervorheben' }).click();
    const { x, y, width, height } = (await small.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(ring).toBeVisible();
    const shown = await ring.evaluate((element) => {
      const main = document.querySelector('main')?.getBoundingClientRect();
      const [across = 0, down = 0] = element.style.translate.split(' ').map(Number.parseFloat);
      return { across: (across - (main?.left ?? 0)) / (main?.width ?? 1), isInSight: down < innerHeight };
    });
    expect(shown.across).toBeCloseTo(0.5, 1);
    expect(shown.isInSight).toBe(true);
    await page.mouse.move(x + width * 3, y + height / 2);
    await expect(ring).toBeHidden();
    await page.getByRole('button', { name: 'Hervorheben' }).click();
  });

  await test.step('another page, another question', async () => {
    await page.getByRole('link', { name: 'Analyse' }).first().click();
    await page
      .getByRole('link', { name: /Einkommen/ })
      .first()
      .click();
    await expect(notes).toContainText('Was ändert sich bei Ihrem Einkommen in den nächsten Jahren?');
    await expect(small.getByText('Ihr Einkommen, Jonas und Aylin')).toHaveCount(1);
  });

  await test.step('what is frozen for the customer is frozen there', async () => {
    await page.getByRole('button', { name: 'Einfrieren' }).click();
    await page
      .getByRole('link', { name: /Ausgaben/ })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toContainText('Einkommen');
    await expect(page.locator('#shell [data-vp-customer-page]')).toContainText('Ihre Ausgaben');
    await page.clock.runFor(2_000); // past the next drawing
    for (const place of [small, customer.getByRole('main')])
      await expect(place.getByText('Ihr Einkommen, Jonas und Aylin')).toHaveCount(1);
    await page.getByRole('button', { name: /^Ein(frieren|gefroren)$/ }).click();
    await expect(small.getByText('Ihr Einkommen, Jonas und Aylin')).toHaveCount(0);
  });

  await test.step('the end of the view ends it', async () => {
    await page
      .getByRole('region', { name: 'Kundenansicht' })
      .getByRole('button', { name: 'Beenden' })
      .click();
    await expect(notes).toHaveCount(0);
  });
});

test('the time is that of the appointment, as soon as one is under way', async ({ page }) => {
  const { notes } = await begin(page);
  await expect(notes).toContainText(/Kundenansicht seit\s*0 Min\./);
  await page.clock.pauseAt(later(7)); // from here on no time passes by itself
  await page.clock.runFor(11_000);
  await expect(notes).toContainText(/Kundenansicht seit\s*7 Min\./);
  await page.getByRole('button', { name: 'Termin starten' }).click();
  await page.clock.runFor(3_000);
  await expect(notes).toContainText(/Termin läuft seit\s*0 Min\./);
  await page.clock.pauseAt(later(7 + 65));
  await page.clock.runFor(11_000);
  await expect(notes).toContainText(/Termin läuft seit\s*1 Std\. 5 Min\./);
});
