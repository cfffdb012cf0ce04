import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '@vp-digital/core/reference';
import { checkAccessibility, expect, expectRightInEveryWidth, openSignedIn, test } from './fixtures';

/** Of an invented household, in the forms in which banks hand them out; its second account is the savings account. */
const statement = (name: string) => readFileSync(new URL(`./statements/${name}`, import.meta.url));
const savingsIban = 'DE02500105170137075030';

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: name.endsWith('xml') ? 'application/xml' : 'text/csv',
  buffer: Buffer.from(content),
});

/** Everything that the page sends from here on. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

test('a statement is read beside the page, seen, taken over after a snapshot, and taken back', async ({
  page,
  ownHousehold,
  storedDocument,
}) => {
  const household = await ownHousehold();
  await storedDocument(household.householdId, 'bankAccounts', {
    items: { [crypto.randomUUID()]: { position: 0, personIds: [], iban: savingsIban } },
  });
  let workers = 0;
  page.on('worker', () => (workers += 1));
  const sent = sentBy(page);
  await openSignedIn(page, routes.expenses.href(household), 'petra', '4711');

  await test.step('the keyboard opens it', async () => {
    await page.getByRole('button', { name: 'Kontoauszug einlesen' }).press('Enter');
    const card = page.getByRole('region', { name: 'Kontoauszug einlesen' });
    await expect(page.locator('div:focus').filter({ has: card })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Datei wählen' })).toBeFocused();
  });
  const input = page.getByLabel(/Datei wählen/).and(page.locator('input'));

  await test.step('what is no statement is refused in words', async () => {
    const hostile = statement('auszug.xml')
      .toString()
      .replace('<Document', '<!DOCTYPE x [<!ENTITY a "b">]><Document');
    await input.setInputFiles(file('auszug.xml', hostile));
    await expect(page.getByRole('alert').getByText(/eigenen Dokumenttyp/)).toBeVisible();
    await expectRightInEveryWidth(page);
  });

  const expenses = page.getByRole('region', { name: 'Ausgaben aus dem Kontoauszug' });
  await test.step('a table in Latin-1 is understood', async () => {
    await input.setInputFiles(file('umsaetze.csv', statement('umsaetze.csv')));
    await expect(expenses).toBeVisible();
    await expect(page.getByText(/3 ganzen Monaten: 03\/2026, 04\/2026, 05\/2026/)).toBeVisible();
    await expect(page.getByText(/3 Umbuchungen zwischen eigenen Konten zählen nicht/)).toBeVisible();
    await expenses.getByRole('button', { name: 'Zahlungen Lebensmittel: Einkauf' }).click();
    await expect(expenses.getByText('Supermarkt Müller & Söhne 0815', { exact: true })).toBeVisible();
    await expectRightInEveryWidth(page);
  });
  expect(workers, 'files are read beside the page').toBeGreaterThan(0);

  await test.step('payments are moved by the keyboard', async () => {
    await expenses.getByRole('combobox', { name: /^Wohin: Supermarkt/ }).press('Enter');
    await page.getByRole('option', { name: 'Freizeit' }).click();
    await expect(expenses.getByRole('checkbox', { name: 'Freizeit' })).toBeChecked();
    await expect(expenses.getByRole('checkbox', { name: /^Lebensmittel/ })).toHaveCount(0);
  });

  await test.step('what is confirmed is written, after a snapshot', async () => {
    await page.getByRole('button', { name: /^\d+ Positionen übernehmen$/ }).click();
    await expect(page.getByRole('alert').getByText(/Übernommen$/)).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Fertig' }).click();
    await expect(page.getByRole('button', { name: 'Kontoauszug einlesen' })).toBeFocused();
    const card = page.getByRole('region', { name: 'Was brauchen Sie zum Leben?' });
    await expect(card.getByRole('group', { name: 'Wohnen' }).first()).toContainText('980,00');
    await expect(card.getByRole('textbox', { name: 'Freizeit', exact: true })).toHaveValue('393,34');
  });
  const said = sent.join('\n');
  for (const secret of [
    'Lindenhof',
    'Grünwerk',
    'Supermarkt',
    'Werkzeugbau',
    'Kd-Nr',
    'DE02120300000000202051',
  ])
    expect(said).not.toContain(secret);
  expect(said).toMatch(/\/snapshots \{"label":"Vor dem Import vom /);

  await test.step('one step takes it back', async () => {
    await page.getByRole('button', { name: /^Rückgängig/ }).click();
    await expect(page.getByText(/^Was brauchen Sie im Monat zum Leben/)).toBeVisible();
    await expect.poll(() => storedDocument(household.householdId, 'expenses')).toMatchObject({ items: {} });
  });
});

test('ten thousand bookings leave a page that is used at once', async ({ page, ownHousehold }) => {
  const rows = Array.from(
    { length: 10_000 },
    (_, number) =>
      `${String((number % 28) + 1).padStart(2, '0')}.0${(number % 3) + 3}.2026;Laden ${number.toString(36)};Einkauf;-12,34`,
  );
  await openSignedIn(page, routes.expenses.href(await ownHousehold()), 'petra', '4711');
  await page.getByRole('button', { name: 'Kontoauszug einlesen' }).click();
  await page
    .getByLabel(/Datei wählen/)
    .and(page.locator('input'))
    .setInputFiles(file('viel.csv', `Buchungstag;Empfänger;Verwendungszweck;Betrag\n${rows.join('\n')}\n`));
  await expect(
    page.getByText('10.000 Buchungen gelesen (CSV).').or(page.getByText('10000 Buchungen gelesen (CSV).')),
  ).toBeVisible();
  // the 31st of May is missing, and the 31st of March: the advisor knows that nothing was paid then
  await page.getByRole('textbox', { name: 'bis zum' }).fill('31.05.2026');
  const expenses = page.getByRole('region', { name: 'Ausgaben aus dem Kontoauszug' });
  await expenses
    .getByRole('button', { name: /^Zahlungen/ })
    .first()
    .click();
  await expect(expenses.getByRole('button', { name: /weitere zeigen/ })).toBeVisible();
  expect(await expenses.getByRole('combobox').count()).toBeLessThanOrEqual(25); // drawn at once
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a statement is read in English', async ({ page, ownHousehold }) => {
    await openSignedIn(page, routes.expenses.href(await ownHousehold()), 'petra', '4711');
    await page.getByRole('button', { name: 'Read a bank statement' }).click();
    await page
      .getByLabel(/Choose file/)
      .and(page.locator('input'))
      .setInputFiles(file('auszug.xml', statement('auszug.xml')));
    await expect(page.getByRole('region', { name: 'Expenses from the statement' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Income from the statement' })).toBeVisible();
    await expectRightInEveryWidth(page);
  });
});
