import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';
import { readInThisThread } from '../file-import/testing/localWorker';
import { readStatement } from './reading/readStatement';
import { latin1 } from '../file-import/testing/latin1';
import { camt, csvCamt, lines, mt940 } from './testing/statements';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const path = routes.expenses.href({ householdId });

const workers = readInThisThread(readStatement);

const snapshot = {
  householdId,
  snapshotId: '77777777-0000-4000-8000-000000000001',
  label: 'Vor dem Import',
  occasion: 'manual',
  createdAt: '2026-06-01T10:00:00.000Z',
  createdBy: 'Petra Beispiel',
  sha256: 'ab'.repeat(32),
  figures: { netMonthly: 0, free: 0, netWorth: 0 },
  reports: 0,
};

/** The page with the card open; `sent` is everything that left the browser. */
async function open(freeze = () => json(201, snapshot), at = path) {
  const services = createTestServices([musterhaus]);
  const sent: { path: string; body: unknown; expenses: number }[] = [];
  const expenses = () => Object.values(services.section(householdId, 'expenses').items);
  services.intercept(({ url, method, body }) => {
    if (method !== 'GET') sent.push({ path: url.pathname, body, expenses: expenses().length });
    if (url.pathname.endsWith('/snapshots')) return method === 'POST' ? freeze() : json(200, []);
    return undefined;
  });
  const { state } = await renderArea(analysis, { path: at, services });
  await userEvent.click(await screen.findByRole('button', { name: 'Kontoauszug einlesen' }));
  await screen.findByRole('region', { name: 'Kontoauszug einlesen' });
  const choose = async (
    content: string | Uint8Array<ArrayBuffer>,
    name = 'umsaetze.csv',
    ...others: readonly string[]
  ) =>
    userEvent.upload(
      screen.getByLabelText(/Datei wählen/, { selector: 'input' }),
      [content, ...others].map((file, number) => new File([file], `${number}-${name}`)),
      {
        applyAccept: false,
      },
    );
  return { services, sent, expenses, state, choose };
}

const region = (name: string) => screen.findByRole('region', { name });

test('nothing is written before it is confirmed; then the state before is kept, and what was chosen stands', async () => {
  const { sent, expenses, state, choose } = await open();
  const before = expenses().length;
  await choose(latin1(csvCamt()));
  const card = within(await region('Ausgaben aus dem Kontoauszug'));
  expect(screen.getByText(`${lines.length} Buchungen gelesen (CSV).`)).toBeInTheDocument();
  expect(screen.getByText(/3 ganzen Monaten: /)).toHaveTextContent('03/2026, 04/2026, 05/2026');
  expect(screen.getByText(/Umbuchungen zwischen eigenen Konten|vorgemerkter Umsatz/)).toBeInTheDocument();
  // everything has an amount in this household already: nothing is counted twice
  const power = card.getByRole('checkbox', { name: 'Energie: Strom' });
  expect(power).not.toBeChecked();
  expect(power).toHaveAccessibleDescription(/In dieser Kategorie stehen schon|Steht schon da/);
  await userEvent.click(card.getByRole('checkbox', { name: /^Was in Lebensmittel steht/ }));
  expect(card.getByRole('checkbox', { name: 'Lebensmittel: Einkauf' })).toBeChecked();
  await userEvent.click(power);
  expect(sent.filter(({ path: to }) => !to.includes('graphql'))).toEqual([]);

  await userEvent.click(await screen.findByRole('button', { name: /^\d+ Positionen übernehmen$/ }));
  expect(await screen.findByText('Übernommen')).toBeInTheDocument();
  const [first] = sent.filter(({ path: to }) => !to.includes('graphql'));
  expect(first).toMatchObject({
    path: expect.stringMatching(/\/snapshots$/),
    body: { label: expect.stringMatching(/^Vor dem Import vom /), occasion: 'manual', purpose: 'import' },
    expenses: before, // frozen before anything was written
  });
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  const written = expenses();
  expect(written).toContainEqual(
    expect.objectContaining({ category: 'groceries', detail: 'Einkauf', amount: 39_334, source: 'import' }),
  );
  expect(written.filter(({ category }) => category === 'groceries')).toHaveLength(1);
  expect(written).toContainEqual(
    expect.objectContaining({ category: 'energy', detail: 'Strom', amount: 7_450 }),
  );
  // of the file nothing else has left
  const left = JSON.stringify(sent);
  for (const secret of ['Lindenhof', 'Grünwerk', 'Müller', 'DE02', '4711', 'Beispiel GmbH'])
    expect(left).not.toContain(secret);
});

test('what was taken over is taken back by one step', async () => {
  const { expenses, state, choose } = await open();
  const before = expenses();
  await choose(mt940(), 'auszug.sta');
  const card = within(await region('Ausgaben aus dem Kontoauszug'));
  await userEvent.click(card.getByRole('checkbox', { name: /^Was in Lebensmittel steht/ }));
  await userEvent.click(card.getByRole('checkbox', { name: 'Energie: Strom' }));
  await userEvent.click(await screen.findByRole('button', { name: /Positionen übernehmen$/ }));
  await screen.findByText('Übernommen');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(expenses()).not.toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  await waitFor(() => expect(expenses()).toHaveLength(before.length));
  expect(expenses()).toEqual(expect.arrayContaining([...before]));
});

test('without the state before nothing is written', async () => {
  const { services, choose } = await open(() => problemAnswer(403, 'forbidden'));
  await choose(camt(), 'auszug.xml');
  const card = within(await region('Ausgaben aus dem Kontoauszug'));
  await userEvent.click(card.getByRole('checkbox', { name: 'Energie: Strom' }));
  await userEvent.click(screen.getByRole('button', { name: /übernehmen$/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nichts übernommen');
  expect(services.writes).toEqual([]);
});

test('payments are moved by counterpart, and the rule that sorted them is seen', async () => {
  const { choose } = await open();
  await choose(camt(), 'auszug.xml');
  const card = within(await region('Ausgaben aus dem Kontoauszug'));
  await userEvent.click(card.getByRole('button', { name: 'Zahlungen Energie: Strom' }));
  const payments = card.getByRole('group', { name: 'Grünwerk Versorgung' });
  expect(payments).toHaveTextContent('3 Zahlungen · Regel: „stromabschlag“ · Ø 74,50');
  await userEvent.click(within(payments).getByRole('combobox', { name: /^Wohin: Grünwerk/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Freizeit' }));
  expect(card.queryByRole('checkbox', { name: 'Energie: Strom' })).not.toBeInTheDocument();
  expect(card.getByRole('group', { name: 'Freizeit' })).toHaveTextContent('74,50');
});

test('premiums are no expenses, and lead to the contracts', async () => {
  const { choose } = await open();
  await choose(camt(), 'auszug.xml');
  const left = within(await region('Was keine Ausgabe wird'));
  expect(left.getByRole('link', { name: 'Zu den Verträgen' })).toHaveAttribute(
    'href',
    routes.contracts.href({ householdId }),
  );
  await userEvent.click(left.getByRole('button', { name: /: Verträge$/ }));
  expect(left.getByRole('group', { name: 'Nordlicht AG' })).toBeInTheDocument();
});

test('an income needs somebody whose it is', async () => {
  const { choose } = await open();
  await choose(camt(), 'auszug.xml');
  const incomes = within(await region('Einkommen aus dem Kontoauszug'));
  const pay = incomes.getByRole('group', { name: /^Gehalt von Werkzeugbau Beispiel GmbH: 2\.950,00/ });
  const box = within(pay).getByRole('checkbox');
  expect(box).not.toBeChecked(); // both have a salary
  await userEvent.click(box);
  expect(within(pay).getByText('Bitte wählen, sonst wird es nicht übernommen.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /übernehmen$/ })).toHaveTextContent('0 Positionen');
  await userEvent.click(within(pay).getByRole('combobox'));
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Eine Position übernehmen' })).toBeEnabled();
});

test('on the income page, too, the income of a statement is taken over, and the page shows it', async () => {
  const at = routes.income.href({ householdId });
  const { services, choose } = await open(undefined, at);
  await choose(camt(), 'auszug.xml');
  const incomes = within(await region('Einkommen aus dem Kontoauszug'));
  const pay = within(
    incomes.getByRole('group', { name: /^Gehalt von Werkzeugbau Beispiel GmbH: 2\.950,00/ }),
  );
  await userEvent.click(pay.getByRole('checkbox'));
  await userEvent.click(pay.getByRole('combobox'));
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Eine Position übernehmen' }));
  await screen.findByText('Übernommen');
  expect(document.activeElement).toHaveTextContent('Übernommen'); // not lost with the button that was pressed
  expect(Object.values(services.section(householdId, 'incomes').items)).toContainEqual(
    expect.objectContaining({ kind: 'salary', net: 295_000, source: 'import' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(screen.getByRole('button', { name: 'Kontoauszug einlesen' })).toHaveFocus();
  expect(screen.getByDisplayValue('2.950,00')).toBeVisible();
});

test('a column that was understood wrong is corrected, and remembered with what was taken over', async () => {
  const { choose } = await open();
  await choose(latin1(csvCamt()));
  await region('Ausgaben aus dem Kontoauszug');
  await userEvent.click(screen.getByRole('combobox', { name: /^Betrag / }));
  await userEvent.click(await screen.findByRole('option', { name: 'nicht enthalten' }));
  expect(
    await screen.findByText('Welche Spalte ist der Buchungstag, welche der Betrag?'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ausgaben aus dem Kontoauszug' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: /^Betrag / }));
  await userEvent.click(await screen.findByRole('option', { name: /^Betrag \(/ }));
  const card = within(await region('Ausgaben aus dem Kontoauszug'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('columns');
  await userEvent.click(card.getByRole('checkbox', { name: 'Energie: Strom' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eine Position übernehmen' }));
  await screen.findByText('Übernommen');
  const kept = localStorage.getItem('vp-digital.statement-columns') ?? '';
  expect(kept).toMatch(/^\{"[0-9a-f]{64}":\{[^"]*"/);
  expect(kept).not.toMatch(/Buchungstag|DE02|Auftragskonto/);
});

test.each([
  ['nothing', '', /leer oder nicht lesbar/],
  ['a document type', camt().replace('<Document', '<!DOCTYPE a><Document'), /eigenen Dokumenttyp/],
  ['a statement that was cut', mt940().slice(0, 400), /abgeschnitten/],
])('%s is refused in words beside the button, and another file may be chosen', async (_, content, words) => {
  const { choose } = await open();
  await choose(content);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await choose(camt(), 'auszug.xml');
  await region('Ausgaben aus dem Kontoauszug');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('several files are read as one, what is not booked is said with its sum, and nothing unknown is ticked', async () => {
  const { choose } = await open();
  const heads = 'Buchungstag;Empfänger;Verwendungszweck;Betrag;Status\n';
  await choose(
    `${heads}02.03.2026;Sattlerei Beispiel;Rechnung;-80,00;gebucht\n31.03.2026;Kino;Karten;-24,00;vorgemerkt\n`,
    'eins.csv',
    `${heads}10.03.2026;Praxis für Psychotherapie;Rechnung;-90,00;gebucht\n31.03.2026;Porto;Brief;-1,00;gebucht\n`,
  );
  const card = within(await region('Ausgaben aus dem Kontoauszug'));
  expect(
    screen.getByText(/3 Buchungen gelesen \(CSV\)\. 2 Auszüge sind zusammen gelesen\./),
  ).toBeInTheDocument();
  expect(screen.getByText(/Ein vorgemerkter Umsatz zählt nicht \(24,00.€ Ausgang\)\./)).toBeInTheDocument();
  const unknown = card.getByRole('checkbox', { name: 'Sonstiges' });
  expect(unknown).not.toBeChecked();
  expect(unknown).toHaveAccessibleDescription(/Keine Regel kennt diese Zahlungen/);
  const doctor = card.getByRole('checkbox', { name: 'Gesundheit: Arzt und Apotheke' });
  expect(doctor).toHaveAccessibleDescription(/sind Gesundheitsdaten/);
});

test('a file without a booking that counts says why, and how many there were', async () => {
  const { choose } = await open();
  const announced = ':20:A\r\n:25:1/2\r\n:28C:1\r\n:34F:EUR0,\r\n:61:260401D5,00NMSC\r\n:86:Kino\r\n-\r\n';
  await choose(announced, 'auszug.sta');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Keine der Buchungen in der Datei zählt');
  expect(alert).toHaveTextContent(/Ein vorgemerkter Umsatz zählt nicht \(5,00.€ Ausgang\)/);
});

test('days that can be read in two ways are asked for', async () => {
  const { choose } = await open();
  await choose('Date;Name;Amount\n3/2/2026;Strom;-1,00\n3/4/2026;Strom;-1,00\n4/1/2026;Miete;-2,00\n');
  await userEvent.click(await screen.findByRole('combobox', { name: /^Was steht in Tagen wie/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Monat/ }));
  await region('Ausgaben aus dem Kontoauszug');
  expect(screen.getByText(/einem ganzen Monat: 03\/2026/)).toBeInTheDocument();
});

test('reading is cancelled by a button, and the page goes on', async () => {
  workers.answers = false;
  const { choose } = await open();
  await choose(camt(), 'auszug.xml');
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Abbrechen' })).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ausgaben aus dem Kontoauszug' })).not.toBeInTheDocument();
  workers.answers = true;
  await choose(camt(), 'auszug.xml');
  await region('Ausgaben aus dem Kontoauszug');
});

test('where no worker starts, that is said', async () => {
  workers.starts = false;
  const { choose } = await open();
  await choose(camt(), 'auszug.xml');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Dieser Browser kann die Datei gerade nicht lesen',
  );
});

test('a file of part of a month says that nothing can be averaged', async () => {
  const { choose } = await open();
  await choose('Buchungstag;Verwendungszweck;Betrag\n10.03.2026;Strom;-74,50\n24.03.2026;Miete;-980,00\n');
  expect(await screen.findByText('Die Datei enthält keinen ganzen Monat')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /übernehmen$/ })).not.toBeInTheDocument();
});

test('who may not keep a state, or sees no papers, is not offered it', async () => {
  const own = Object.values(permissions).filter((key) => key !== permissions.documentUpload);
  await renderArea(analysis, {
    path,
    services: createTestServices([musterhaus]),
    user: { permissions: own },
  });
  await screen.findByRole('region', { name: 'Was brauchen Sie zum Leben?' });
  expect(screen.queryByRole('button', { name: 'Kontoauszug einlesen' })).not.toBeInTheDocument();
});
