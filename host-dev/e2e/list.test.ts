import { readFileSync } from 'node:fs';
import { routes } from '@vp-digital/core/reference';
import { checkAccessibility, expect, expectRightInEveryWidth, openSignedIn, test } from './fixtures';

/** Of an invented household, as an administration program of brokers writes it: Windows-1252, semicolons, a sum. */
const contracts = readFileSync(new URL('./statements/vertraege.csv', import.meta.url));

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('an empty household gets its contracts from a list, and gives them back in one step', async ({
  page,
  ownHousehold,
  storedDocument,
}) => {
  const household = await ownHousehold();
  const sent: string[] = [];
  let workers = 0;
  page.on('worker', () => (workers += 1));
  page.on('request', (request) => void sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openSignedIn(page, routes.contracts.href(household), 'petra', '4711');

  await test.step('the keyboard opens it', async () => {
    await page.getByRole('button', { name: 'Liste einlesen (CSV)' }).press('Enter');
    const card = page.getByRole('region', { name: 'Liste der Verträge einlesen' });
    await expect(page.locator('div:focus').filter({ has: card })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Datei wählen' })).toBeFocused();
  });
  const input = page.getByLabel(/Datei wählen/).and(page.locator('input'));

  await test.step('what is no list is refused in words', async () => {
    await input.setInputFiles(file('seite.csv', '<html><script>alert(1)</script></html>'));
    await expect(page.getByRole('alert').getByText(/keine Liste als CSV/)).toBeVisible();
    await expectRightInEveryWidth(page);
  });

  const rows = page.getByRole('region', { name: 'Verträge aus der Liste' });
  await test.step('a list in Windows-1252 is understood, and what it leaves open is chosen', async () => {
    await input.setInputFiles(file('vertraege.csv', contracts));
    await expect(rows).toBeVisible();
    await expect(page.getByText(/^4 Zeilen gelesen\./)).toContainText('Eine Zeile mit Summen zählt nicht.');
    await expect(rows.getByRole('checkbox', { name: /^Zeile 4: Rechtsschutz/ })).not.toBeChecked();
    await expect(
      rows.getByRole('checkbox', { name: 'Zeile 3: Lebensversicherung, Südstern Leben AG' }),
    ).toBeDisabled();
    await expectRightInEveryWidth(page);
    await page.getByRole('combobox', { name: 'Sparte „Lebensversicherung“' }).fill('KLV');
    await page.keyboard.press('Enter');
    await expect(
      rows.getByRole('checkbox', { name: 'Zeile 3: Kapitalleben, Südstern Leben AG' }),
    ).toBeChecked();
  });
  expect(workers, 'files are read beside the page').toBeGreaterThan(0);
  expect(sent.join('\n')).not.toContain('/snapshots');

  await test.step('what is confirmed is written, after a snapshot', async () => {
    await page.getByRole('button', { name: '3 Positionen übernehmen' }).click();
    await expect(page.getByRole('alert').getByText(/Übernommen$/)).toBeVisible();
    await expect(page.locator('div:focus').getByText(/Privathaftpflicht, Nordlicht/)).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Fertig' }).click();
    await expect(page.getByRole('button', { name: 'Liste einlesen (CSV)' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Privathaftpflicht', exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Sparen/ })).toContainText('1');
  });
  const said = sent.join('\n');
  expect(said).toMatch(/\/snapshots \{"label":"Vor dem Import vom /);
  for (const secret of ['Komfort', 'Klassik', 'WS-1', 'vertraege.csv']) expect(said).not.toContain(secret);

  await test.step('one step takes it back', async () => {
    await page.getByRole('button', { name: /^Rückgängig/ }).click();
    await expect.poll(() => storedDocument(household.householdId, 'contracts')).toMatchObject({ items: {} });
  });
});

test('ten thousand rows leave a page that is used at once', async ({ page, ownHousehold }) => {
  const rows = Array.from(
    { length: 10_000 },
    (_, number) => `Unfall;Laden ${number};N-${number};12,34;monatlich`,
  );
  await openSignedIn(page, routes.contracts.href(await ownHousehold()), 'petra', '4711');
  await page.getByRole('button', { name: 'Liste einlesen (CSV)' }).click();
  await page
    .getByLabel(/Datei wählen/)
    .and(page.locator('input'))
    .setInputFiles(file('viel.csv', `Sparte;Gesellschaft;Nr.;Beitrag;Zahlweise\n${rows.join('\n')}\n`));
  const card = page.getByRole('region', { name: 'Verträge aus der Liste' });
  await expect(card).toBeVisible();
  expect(await card.getByRole('checkbox').count()).toBeLessThanOrEqual(25); // drawn at once
  await card.getByRole('button', { name: 'Keine wählen' }).click();
  await card.getByRole('checkbox', { name: /^Zeile 2:/ }).check();
  await expect(page.getByRole('button', { name: 'Eine Position übernehmen' })).toBeEnabled();
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  for (const [path, title, rows, content] of [
    [
      routes.expenses,
      'Read a list of expenses',
      'Expenses from the list',
      'Category,Amount,Interval\nGroceries,420.50,monthly\n',
    ],
    [
      routes.income,
      'Read a list of incomes',
      'Incomes from the list',
      'Type,Net,Interval\nSalary,2950.00,monthly\n',
    ],
  ] as const)
    test(`${title}, in English`, async ({ page, ownHousehold }) => {
      await openSignedIn(page, path.href(await ownHousehold()), 'petra', '4711');
      await page.getByRole('button', { name: 'Read a list (CSV)' }).click();
      await expect(page.getByRole('region', { name: title })).toBeVisible();
      await page
        .getByLabel(/Choose file/)
        .and(page.locator('input'))
        .setInputFiles(file('list.csv', content));
      await expect(page.getByRole('region', { name: rows })).toBeVisible();
      await expectRightInEveryWidth(page);
    });
});
