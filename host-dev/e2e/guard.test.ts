import type { Browser, Page } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { checkAccessibility, expect, household, openSignedIn, test } from './fixtures';

const income = (number: number) => `${household(number)}/analyse/einkommen`;

const net = (page: Page) => page.getByRole('textbox', { name: 'Netto' }).first();
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Gespeichert/ });

/** Opens a page as an advisor with two contexts does: signing in, choosing, arriving. */
async function openAsPetra(page: Page, path: string): Promise<void> {
  await openSignedIn(page, path, 'petra', '4711');
  await expect(page).toHaveURL(path);
  await expect(net(page)).toBeVisible();
}

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'link'): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(name)}`);
}

test('an advisor without file search learns what is missing, and leaves by the keyboard', async ({
  page,
  allowAnswer,
}) => {
  allowAnswer({ status: 403, url: '/graphql/person' });
  await openSignedIn(page, '/haushalt', 'nora');
  await expect(page.getByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Zugangvorhanden',
    'Aktensuchefehlt',
    'Akte anlegenfehlt',
  ]);
  await expect(page.getByText(/Bitte wenden Sie sich/)).toContainText('Sabine Senior');
  await checkAccessibility(page);
  const notify = page.getByRole('link', { name: 'Hauptberatung benachrichtigen' });
  await expect(notify).toHaveAttribute('href', /^mailto:sabine\.senior@beispiel\.example\?/);
  await tabTo(page, 'Hauptberatung benachrichtigen', 'link');
  await tabTo(page, 'Anderen Beraterkontext wählen', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Vertrag 4712/ })).toBeVisible();
  await page.goBack();
  await tabTo(page, 'Abmelden', 'button');
});

test('the household is changed by the keyboard, after a question about what is open', async ({ page }) => {
  await openAsPetra(page, income(3));
  await page.goto(income(1));
  await net(page).fill('viel');
  await tabTo(page, /Haushalt wechseln/, 'button');
  await page.keyboard.press('Enter');
  const search = page.getByRole('dialog', { name: 'Haushalt wechseln' });
  await expect(search.getByRole('option', { name: 'Alle Haushalte …' })).toBeVisible();
  await expect(search.getByRole('combobox')).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.type('musterhaus');
  await expect(search.getByRole('option')).toHaveText([/Musterhaus/]); // not one of those opened last
  await page.keyboard.press('Enter');

  const question = page.getByRole('dialog', { name: 'Seite verlassen?' });
  await expect(question).toContainText('Netto');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(income(1));
  await expect(net(page)).toHaveValue('viel');

  await page.getByRole('button', { name: /Haushalt wechseln/ }).click();
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('musterhaus');
  await expect(search.getByRole('option')).toHaveText([/Musterhaus/]); // not one of those opened last
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(`${household(2)}/uebersicht`);

  await page.getByRole('button', { name: /Haushalt wechseln/ }).click();
  await expect(search.getByRole('option').first()).toContainText('Musterfeld');
});

test('what was typed is taken back by the keys, and saved', async ({ page }) => {
  await openAsPetra(page, income(2));
  const before = await net(page).inputValue();
  await net(page).fill('3.456,00');
  await page.keyboard.press('Tab');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(net(page)).toHaveValue(before);
  await expect(page.getByText(/Zurückgenommen: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rückgängig: nichts zurückzunehmen' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(net(page)).toHaveValue(before);
  await checkAccessibility(page);
});

test('without a connection changes wait, are counted, and are sent when it is back', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/net::ERR_INTERNET_DISCONNECTED|Unleash|shell flags/); // the flags ask by themselves, too
  await openAsPetra(page, income(5));
  await context.setOffline(true);
  const notice = page.getByText(/^Keine Verbindung\./);
  await expect(notice).toContainText('bleibt auf diesem Gerät');
  await net(page).fill('1.555,00');
  await page.keyboard.press('Tab');
  await expect(notice).toContainText('1 Änderung wartet auf diesem Gerät');
  await expect(page.getByRole('button', { name: /1 Änderung nicht gespeichert/ })).toBeVisible();
  await checkAccessibility(page);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(net(page)).toHaveValue('1.555,00');
});

test('what somebody else changed meanwhile is decided when the connection is back', async ({
  page,
  context,
  browser,
  allowAnswer,
  allowProblem,
}) => {
  allowProblem(/net::ERR_INTERNET_DISCONNECTED|Unleash|shell flags/); // the flags ask by themselves, too
  allowAnswer({ status: 412, url: '/sections/incomes' });
  await openAsPetra(page, income(3));
  await context.setOffline(true);
  await net(page).fill('1.111,00');
  await page.keyboard.press('Tab');
  await expect(page.getByText('1 Änderung wartet')).toBeVisible();
  await changeElsewhere(browser, income(3), '1.999,00');
  await context.setOffline(false);
  const choice = page.getByRole('alert').getByRole('group', { name: /Netto/ });
  await expect(choice).toContainText('Ihre Eingabe: 1.111,00 € · Neuer Wert: 1.999,00 €');
  await checkAccessibility(page);
  await choice.getByRole('button', { name: 'Neuen Wert übernehmen' }).click();
  await expect(net(page)).toHaveValue('1.999,00');
});

async function changeElsewhere(browser: Browser, path: string, value: string): Promise<void> {
  const other = await browser.newContext({ baseURL: process.env['VP_E2E_URL'] ?? '', locale: 'de-DE' });
  const page = await other.newPage();
  await openSignedIn(page, path, 'timo');
  await net(page).fill(value);
  await page.keyboard.press('Tab');
  await expect(saved(page)).toBeVisible();
  await other.close();
}

test('without storage the user is warned, and saving works', async ({ page, allowProblem }) => {
  allowProblem(/blocked|full/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await openAsPetra(page, income(4));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await net(page).fill('2.345,00');
  await expect(page.getByText(/nicht zwischengesichert/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Übersicht', exact: true }).first().click();
  await expect(page).toHaveURL(/uebersicht$/);
});

test('a page is printed on A4 with whose it is, as of when, and what it is not', async ({ page }) => {
  await openAsPetra(page, income(2));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText(/^Stand \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await expect(page.getByText(/Keine Rechts- oder Steuerberatung/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Rückgängig/ })).toBeHidden();
  const printed = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  const { width, height } = printed.getPage(0).getSize();
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
});

test('without a connection a part of the shell that does not come leaves the page, and comes when it is tried again', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/net::ERR_INTERNET_DISCONNECTED|PageLoadError|Unleash|shell flags/);
  await openAsPetra(page, income(2));
  await context.setOffline(true);
  await page.getByRole('button', { name: /Haushalt wechseln/ }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Dieser Bereich konnte nicht geladen werden' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Einkommen' })).toBeVisible();
  await checkAccessibility(page);
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Erneut laden' }).click();
  await expect(page.getByRole('dialog', { name: 'Haushalt wechseln' })).toBeVisible();
});
