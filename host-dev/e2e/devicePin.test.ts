import type { Page } from '@playwright/test';
import {
  enterPassword,
  expect,
  expectRightInEveryWidth,
  household,
  legacyHouseholdId,
  openSignedIn,
  skipFurtherRatings,
  test,
} from './fixtures';
import { pageOfTalk, pagesOfTalk } from './pagesOfTalk';

const [right, wrong] = ['271828', '314159'];

const heading = (page: Page) =>
  page.locator('[data-vp-customer-stage] main').getByRole('heading', { level: 1 });
const givesBack = (page: Page) => page.getByRole('dialog', { name: 'Das Gerät ist noch in Kundenhand.' });
const field = (page: Page) => page.getByLabel('PIN, sechs Ziffern');

async function openHousehold(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, `${household(2)}/uebersicht`, 'petra', '4711');
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
}

async function showWithPin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: 'Auf diesem Gerät mit PIN zeigen' }).click();
  await field(page).fill(right);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText([pageOfTalk(0)]);
}

/** Neither address nor storage says it. */
const storedOnDevice = (page: Page) =>
  page.evaluate(() => JSON.stringify([window.location.href, { ...localStorage }, { ...sessionStorage }]));

test('only the PIN leads back to the advisor’s page, by the keyboard', async ({ page, allowProblem }) => {
  allowProblem(/423/);
  await page.setViewportSize({ width: 1200, height: 900 });
  await openHousehold(page);
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: 'Auf diesem Gerät mit PIN zeigen' }).click();

  await test.step('it is set when the view begins', async () => {
    await field(page).fill('12345');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Eine PIN hat genau sechs Ziffern.')).toBeVisible();
    await expectRightInEveryWidth(page);
    await field(page).fill(right);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText([pageOfTalk(0)]);
    expect(await storedOnDevice(page)).not.toContain(right);
  });

  await test.step('pages are turned, also after a reload', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(heading(page)).toHaveText([pageOfTalk(1)]);
    await page.reload();
    await expect(heading(page)).toHaveText([pageOfTalk(1)]);
  });

  await test.step('another window asks for it, too', async () => {
    const other = await page.context().newPage();
    await other.goto('/haushalt');
    await other.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
    await expect(givesBack(other)).toBeVisible();
    await expect(other.getByRole('searchbox')).toHaveCount(0);
    await other.close();
  });

  await test.step('a wrong one is said beside the field, and the customer may go on', async () => {
    await page.getByRole('button', { name: 'Beenden' }).click();
    await expect(givesBack(page)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await field(page).fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Diese PIN stimmt nicht. Noch 4 Versuche.')).toBeVisible();
    await expectRightInEveryWidth(page);
    await page.keyboard.press('Escape');
    await expect(heading(page)).toHaveText([pageOfTalk(0)]);
  });

  await test.step('the right one ends it', async () => {
    await page.getByRole('button', { name: 'Beenden' }).click();
    await field(page).fill(right);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Kundenansicht' })).toBeVisible();
  });
});

test('every page of the talk is read on the locked device', async ({ page }) => {
  await openHousehold(page);
  await showWithPin(page);
  for (const [index, name] of pagesOfTalk.entries()) {
    if (index > 0) await page.keyboard.press('PageDown');
    await expect(heading(page)).toHaveText([name]);
  }
  await page.getByRole('button', { name: 'Beenden' }).click();
  await field(page).fill(right);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('after five wrong PINs only the sign-in helps', async ({ page, allowProblem }) => {
  allowProblem(/423/);
  await openHousehold(page);
  await showWithPin(page);
  await page.getByRole('button', { name: 'Beenden' }).click();
  for (const left of ['Noch 4 Versuche', 'Noch 3 Versuche', 'Noch 2 Versuche', 'Noch ein Versuch']) {
    await field(page).fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByText(left)).toBeVisible();
  }
  await field(page).fill(wrong);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/fünfmal falsch/);
  await expect(field(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/fünfmal falsch/);
  await page.getByRole('button', { name: 'Neu anmelden' }).click();
  await enterPassword(page, 'petra');
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
});

test('the rating is handed over by the same lock, and comes back by its PIN', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  const address = `/haushalt/${legacyHouseholdId(6)}/analyse/terminabschluss/bewertung-davor`;
  await openSignedIn(page, address, 'petra', '4711');
  await field(page).fill('123');
  await page.getByRole('button', { name: 'Gerät übergeben' }).click();
  await expect(page.getByText('Eine PIN hat genau sechs Ziffern.')).toBeVisible();
  await field(page).fill(right);
  await page.getByRole('button', { name: 'Gerät übergeben' }).click();
  await skipFurtherRatings(page);
  await page.getByRole('button', { name: 'Gerät ist zurück' }).click();
  await expect(givesBack(page)).toBeVisible();
  await page.getByRole('button', { name: 'Zurück zum Gespräch' }).click();
  await skipFurtherRatings(page);
  await page.getByRole('button', { name: 'Gerät ist zurück' }).click();
  await field(page).fill(right);
  await page.getByRole('button', { name: 'Beenden' }).click();
  await expect(page.getByRole('button', { name: 'Gerät übergeben' })).toBeVisible();
});
