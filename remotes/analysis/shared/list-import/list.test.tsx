import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/analysis/listImport.json';
import contractWords from '@vp-digital/locales/de/household/contracts.json';
import common from '@vp-digital/locales/de/household/common.json';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { namesOf } from '../file-import/reading/columns';
import { latin1 } from '../file-import/testing/latin1';
import { readInThisThread } from '../file-import/testing/localWorker';
import analysis from '../../mount';
import { columnsOf } from './columnsOf';
import { lists, readList } from './reading/readList';
import { brokerExport, householdBook, incomeSheet } from './testing/lists';

const workers = readInThisThread(readList);
const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;

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

/** A page with the card open; `sent` is everything that left the browser. */
async function open(section: 'contracts' | 'expenses' | 'incomes', freeze = () => json(201, snapshot)) {
  const services = createTestServices([musterhaus]);
  const sent: { path: string; body: unknown; items: number }[] = [];
  const items = () => Object.values(services.section(householdId, section).items);
  services.intercept(({ url, method, body }) => {
    if (method !== 'GET') sent.push({ path: url.pathname, body, items: items().length });
    if (url.pathname.endsWith('/snapshots')) return method === 'POST' ? freeze() : json(200, []);
    return undefined;
  });
  const page = { contracts: routes.contracts, expenses: routes.expenses, incomes: routes.income }[section];
  const { state } = await renderArea(analysis, { path: page.href({ householdId }), services });
  await userEvent.click(await screen.findByRole('button', { name: 'Liste einlesen (CSV)' }));
  await screen.findByRole('region', { name: /^Liste der / });
  const choose = (content: string | Uint8Array<ArrayBuffer>, name = 'liste.csv') =>
    userEvent.upload(
      screen.getByLabelText(/Datei wählen/, { selector: 'input' }),
      new File([content], name),
      { applyAccept: false },
    );
  return { services, sent, items, state, choose };
}

/** As if it were of this household. */
const ownList = () => brokerExport().replaceAll('Anna', 'Aylin');

const region = (name: string | RegExp) => screen.findByRole('region', { name });
const row = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Zeile ${number}\\b`) }));
const writes = (sent: readonly { path: string }[]) => sent.filter(({ path }) => !path.includes('graphql'));
async function pick(label: string | RegExp, option: string | RegExp) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('contracts: nothing is written before it is confirmed; then the state before is kept, and what was chosen stands', async () => {
  const { sent, items, state, choose } = await open('contracts');
  const before = items().length;
  await choose(latin1(ownList().replaceAll('€', '')));
  await region('Verträge aus der Liste');
  expect(screen.getByText(/^6 Zeilen gelesen\./)).toHaveTextContent('Eine Zeile mit Summen zählt nicht.');
  expect(row(1).getByRole('checkbox')).toBeChecked();
  expect(row(1).getByText(/74,90/)).toHaveTextContent('jährlich');
  expect(row(2).getByText(/18,40/)).toHaveTextContent('vierteljährlich');
  const life = row(4).getByRole('checkbox');
  expect(life).toBeDisabled();
  expect(life).toHaveAccessibleDescription(/Welche Sparte das ist/);
  expect(row(5).getByRole('checkbox')).not.toBeChecked();
  expect(row(5).getByRole('checkbox')).toHaveAccessibleDescription(/Läuft laut Liste nicht/);
  expect(row(6).getByText(/Nicht lesbar, bleibt weg: Beginn „31\.02\.2020“/)).toBeInTheDocument();
  await pick(/^Sparte „Lebensversicherung“/, 'Kapitalleben');
  expect(row(4).getByRole('checkbox', { name: 'Zeile 4: Kapitalleben, Südstern Leben AG' })).toBeChecked();
  await userEvent.click(row(6).getByRole('checkbox'));
  expect(writes(sent)).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: '4 Positionen übernehmen' }));
  await screen.findByText('Übernommen');
  expect(document.activeElement).toHaveTextContent(/Übernommen.*Privathaftpflicht, Nordlicht/);
  expect(writes(sent)[0]).toMatchObject({
    path: expect.stringMatching(/\/snapshots$/),
    body: { label: expect.stringMatching(/^Vor dem Import vom /), occasion: 'manual', purpose: 'import' },
    items: before, // frozen before anything was written
  });
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(items()).toHaveLength(before + 4);
  expect(items()).toContainEqual(
    expect.objectContaining({
      line: 'endowment',
      number: 'SL 900 113',
      premium: 5_500,
      balance: 1_234_567,
      source: 'import',
    }),
  );
  // of the file nothing else has left: no product, no name, no row that was not taken
  const left = JSON.stringify(sent);
  for (const secret of ['Komfort', 'Klassik', 'WS-1', 'WS-2', 'Weststern', 'liste.csv', 'Muster, Aylin'])
    expect(left).not.toContain(secret);

  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(screen.getByRole('button', { name: 'Liste einlesen (CSV)' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  await waitFor(() => expect(items()).toHaveLength(before));
});

test('what the household has already is seen, and taken only when somebody wants it', async () => {
  const { services, choose } = await open('contracts');
  const there = Object.values(services.section(householdId, 'contracts').items).find(
    ({ premium }) => premium > 0,
  );
  if (!there) throw new Error('a household with contracts');
  const amount = (there.premium / 100).toFixed(2).replace('.', ',');
  await choose(
    `Sparte;Gesellschaft;Beitrag;Zahlweise\n${contractWords.line[there.line]};${there.company};${amount};${common.frequency[there.frequency]}\n`,
  );
  await region('Verträge aus der Liste');
  expect(row(1).getByRole('checkbox')).not.toBeChecked();
  expect(row(1).getByRole('checkbox')).toHaveAccessibleDescription('Steht schon da');
  expect(screen.getByRole('button', { name: '0 Positionen übernehmen' })).toBeDisabled();
  await userEvent.click(row(1).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Eine Position übernehmen' })).toBeEnabled();
});

test('a row of another household is not taken by itself', async () => {
  const { choose } = await open('contracts');
  await choose('Kunde;Sparte\n"Fremd, Kim";Unfall\n');
  await region('Verträge aus der Liste');
  expect(row(1).getByRole('checkbox')).not.toBeChecked();
  expect(row(1).getByRole('checkbox')).toHaveAccessibleDescription(/von niemandem in diesem Haushalt/);
  await userEvent.click(screen.getByRole('combobox', { name: 'Person „Fremd, Kim“' }));
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  expect(row(1).getByRole('checkbox')).toBeChecked();
});

test('without the state before nothing is written', async () => {
  const { services, choose } = await open('contracts', () => problemAnswer(403, 'forbidden'));
  await choose(ownList());
  await region('Verträge aus der Liste');
  await userEvent.click(screen.getByRole('button', { name: /übernehmen$/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nichts übernommen');
  expect(services.writes).toEqual([]);
});

test('expenses: premiums lead to the contracts, unknown words are chosen once', async () => {
  const { choose, items, state } = await open('expenses');
  const before = items().length;
  await choose(householdBook());
  await region('Ausgaben aus der Liste');
  expect(row(3).getByRole('checkbox')).toHaveAccessibleDescription(/gehören in die Verträge/);
  await pick(/^Kategorie „Quatsch“/, 'Freizeit');
  await userEvent.click(row(5).getByRole('checkbox', { name: 'Zeile 5: Freizeit: Dings' }));
  await userEvent.click(screen.getByRole('button', { name: /übernehmen$/ }));
  await screen.findByText('Übernommen');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(items().length).toBeGreaterThan(before);
  expect(items()).toContainEqual(
    expect.objectContaining({ category: 'leisure', detail: 'Dings', amount: 500, source: 'import' }),
  );
});

test('incomes: whose one is, is asked where the list does not say', async () => {
  const { choose, items, state } = await open('incomes');
  await choose('Art;Netto;Turnus\nMieteinnahmen;7.200,00;jährlich\n');
  await region('Einkommen aus der Liste');
  expect(row(1).getByRole('checkbox')).toHaveAccessibleDescription(/Wer es bekommt/);
  await userEvent.click(screen.getByRole('combobox', { name: 'Person, wo nichts steht' }));
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  const box = row(1).getByRole('checkbox');
  expect(box).toBeEnabled();
  if (!(box as HTMLInputElement).checked) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Eine Position übernehmen' }));
  await screen.findByText('Übernommen');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(items()).toContainEqual(expect.objectContaining({ kind: 'rent', net: 60_000, source: 'import' }));
});

test('a sheet of incomes is understood as a whole', async () => {
  const { choose } = await open('incomes');
  await choose(incomeSheet());
  await region('Einkommen aus der Liste');
  expect(screen.getAllByRole('group', { name: /^Zeile / })).toHaveLength(4);
});

test('a file is let fall on the card', async () => {
  await open('contracts');
  const button = screen.getByRole('button', { name: 'Datei wählen' });
  fireEvent.drop(button, { dataTransfer: { files: [new File([brokerExport()], 'liste.csv')] } });
  await region('Verträge aus der Liste');
});

test('a column that nobody knows is chosen, and remembered with what was taken over', async () => {
  const { choose } = await open('contracts');
  await choose('Wat;Wieviel;Wann\nUnfall;12,00;monatlich\n');
  expect(await screen.findByText('Welche Spalte ist die Sparte oder das Produkt?')).toBeInTheDocument();
  await pick(/^Sparte nicht enthalten/, /^Wat \(/);
  await region('Verträge aus der Liste');
  await pick(/^Beitrag oder Rate nicht enthalten/, /^Wieviel \(/);
  await screen.findByText('Wie oft gezahlt wird, ist nicht bekannt: bitte oben wählen.');
  await pick(/^Zahlweise nicht enthalten/, /^Wann \(/);
  await screen.findByText(/12,00.*monatlich/);
  expect(JSON.stringify({ ...localStorage })).not.toContain('columns');
  await userEvent.click(screen.getByRole('button', { name: 'Eine Position übernehmen' }));
  await screen.findByText('Übernommen');
  const kept = localStorage.getItem('vp-digital.statement-columns') ?? '';
  expect(kept).toMatch(/^\{"[0-9a-f]{64}":\{[^"]*"/);
  expect(kept).not.toMatch(/Wat|Unfall/);
});

test('more than a household has is not written in one go, and not drawn in one go', async () => {
  const { choose } = await open('contracts');
  const rows = Array.from({ length: 300 }, (_, number) => `Unfall;N${number};1,00;monatlich`);
  await choose(`Sparte;Nr;Beitrag;Zahlweise\n${rows.join('\n')}\n`);
  await region('Verträge aus der Liste');
  expect(screen.getAllByRole('group', { name: /^Zeile / })).toHaveLength(25);
  expect(screen.getByText(/Höchstens 200 Zeilen/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '300 Positionen übernehmen' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Keine wählen' }));
  await userEvent.click(row(2).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Eine Position übernehmen' })).toBeEnabled();
});

test.each([
  ['nothing', '', /leer oder nicht lesbar/],
  ['a page of the Internet', '<html><img src=x onerror=alert(1)></html>', /keine Liste als CSV/],
  ['a spreadsheet', Uint8Array.of(0x50, 0x4b, 3, 4, 0), /Excel-Tabelle/],
])('%s is refused in words beside the button, and another file may be chosen', async (_, content, words) => {
  const { choose } = await open('contracts');
  await choose(content);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await choose(brokerExport());
  await region('Verträge aus der Liste');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what a hostile file says is text', async () => {
  const { choose } = await open('contracts');
  await choose('Sparte;Gesellschaft\nUnfall;<img src=x onerror=alert(1)>\nUnfall;=cmd|x!A0\n');
  await region('Verträge aus der Liste');
  expect(row(1).getByRole('checkbox', { name: /<img src=x onerror=alert\(1\)>$/ })).toBeInTheDocument();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('where no worker starts, that is said', async () => {
  const { choose } = await open('contracts');
  workers.starts = false;
  await choose(brokerExport());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Dieser Browser kann die Datei gerade nicht lesen',
  );
});

test('who may not keep a state, or sees no papers, is not offered it', async () => {
  const own = Object.values(permissions).filter((key) => key !== permissions.documentUpload);
  await renderArea(analysis, {
    path: routes.contracts.href({ householdId }),
    services: createTestServices([musterhaus]),
    user: { permissions: own },
  });
  await screen.findByRole('tab', { name: /Versicherungen/ });
  expect(screen.queryByRole('button', { name: 'Liste einlesen (CSV)' })).not.toBeInTheDocument();
});

test.each(['contracts', 'expenses', 'incomes'] as const)(
  'every column of %s is asked for and has its word',
  (list) => {
    const names: string[] = [...namesOf(lists[list])];
    expect([...columnsOf[list]].sort()).toEqual(names.sort());
    for (const name of names) expect(german.listImport.column).toHaveProperty(name);
  },
);
