import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';
import { newContract } from './newContract';

const sample = sampleHouseholds[1];
const musterhaus = testHousehold(sample);
const { householdId } = musterhaus.summary;

async function openLines(button: string, tab?: RegExp) {
  const services = createTestServices([musterhaus]);
  const { messages } = await renderArea(analysis, { path: routes.contracts.href({ householdId }), services });
  if (tab) await userEvent.click(await screen.findByRole('tab', { name: tab }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('combobox', { name: 'Sparte' });
  return Object.assign(services, { messages });
}
const field = () => screen.getByRole('combobox', { name: 'Sparte' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('a line is found by its abbreviation, by a word of every day, and by what stands inside its name', async () => {
  await openLines('Versicherung hinzufügen');
  for (const [typed, first] of [
    ['PHV', 'Privathaftpflicht'],
    ['Haftpflicht', 'Privathaftpflicht'],
    ['BU', 'Berufsunfähigkeit'],
    ['Auto', 'Kfz-Versicherung'],
    ['Zahn', 'Krankenzusatz'],
    ['Gebäude', 'Wohngebäude'],
    ['PKV', 'Private Krankenversicherung'],
    ['Leben', 'Risikoleben'],
  ] as const) {
    await userEvent.clear(field());
    await userEvent.type(field(), typed);
    expect(offered()).toContain(first);
  }
});

test('the only hit is taken by Enter, and the contract is not yet checked', async () => {
  const services = await openLines('Versicherung hinzufügen');
  await userEvent.type(field(), 'phv');
  expect(offered()).toEqual(['Privathaftpflicht']);
  await userEvent.keyboard('{Enter}');
  const sheet = within(await screen.findByRole('complementary', { name: 'Privathaftpflicht' }));
  expect(sheet.getByRole('combobox', { name: /^Zustand/ })).toHaveAccessibleName(
    'Zustand noch nicht geprüft',
  );
  await waitFor(() => expect(services.writes).toHaveLength(1));
  const added = Object.values(services.section(householdId, 'contracts').items).at(-1);
  expect(added).toMatchObject({ line: 'liability', state: 'unchecked' });
});

test('several hits wait for a choice', async () => {
  const services = await openLines('Versicherung hinzufügen');
  await userEvent.type(field(), 'haftpflicht{Enter}');
  expect(offered()).toHaveLength(3);
  expect(services.writes).toHaveLength(0);
});

test('savings contracts are found by their common words too', async () => {
  await openLines('Sparvertrag hinzufügen', /Sparen & Vorsorge/);
  await userEvent.type(field(), 'etf');
  expect(offered()).toEqual(['Fondssparplan']);
});

test('the sheet of a new contract begins in its first field, and leads to the next one', async () => {
  await openLines('Versicherung hinzufügen');
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'phv{Enter}');
  const sheet = within(await screen.findByRole('complementary', { name: 'Privathaftpflicht' }));
  expect(sheet.getByRole('combobox', { name: 'Gesellschaft' })).toHaveFocus();
  await userEvent.click(sheet.getByRole('button', { name: 'Nächster Vertrag' }));
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'rechtss{Enter}');
  const next = within(await screen.findByRole('complementary', { name: 'Rechtsschutz' }));
  await userEvent.click(next.getByRole('button', { name: 'Fertig' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('a refused sum keeps its contract open, and is said when another one is opened over it', async () => {
  const { messages } = await openLines('Versicherung hinzufügen');
  await userEvent.type(field(), 'phv{Enter}');
  const sheet = within(await screen.findByRole('complementary', { name: 'Privathaftpflicht' }));
  const sum = sheet.getByRole('textbox', { name: /^Versicherungssumme/ });
  await userEvent.type(sum, '10 Mio');
  await userEvent.click(sheet.getByRole('button', { name: 'Nächster Vertrag' }));
  expect(screen.getByRole('complementary', { name: 'Privathaftpflicht' })).toBeVisible();
  expect(sum).toHaveFocus();
  expect(sum).toHaveValue('10 Mio');
  await userEvent.click(screen.getByRole('button', { name: 'Versicherung hinzufügen' }));
  await waitFor(() =>
    expect(messages).toContainEqual({
      type: 'showMessage',
      payload: {
        severity: 'warning',
        text: expect.stringMatching(/^Nicht gespeichert, .*Privathaftpflicht: Versicherungssumme/),
      },
    }),
  );
});

test('what covers a household is everybody’s from the start; what is one person’s is nobody’s yet', async () => {
  const services = await openLines('Versicherung hinzufügen');
  await userEvent.type(field(), 'phv{Enter}');
  const everybody = ['Jonas', 'Aylin', 'Emil', 'Lia'];
  const sheet = within(await screen.findByRole('complementary', { name: 'Privathaftpflicht' }));
  for (const name of everybody) expect(sheet.getByRole('button', { name, pressed: true })).toBeVisible();
  await waitFor(() => expect(services.writes).toHaveLength(1));
  const { persons, contracts } = {
    persons: services.section(householdId, 'persons').items,
    contracts: Object.values(services.section(householdId, 'contracts').items),
  };
  expect(contracts.at(-1)?.personIds.map((id) => persons[id]?.firstName)).toEqual(everybody);
  await userEvent.click(sheet.getByRole('button', { name: 'Lia' }));
  expect(sheet.getByRole('button', { name: 'Lia', pressed: false })).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Nächster Vertrag' }));
  await userEvent.type(field(), 'BU{Enter}');
  const own = within(await screen.findByRole('complementary', { name: 'Berufsunfähigkeit' }));
  expect(own.getByRole('button', { name: 'Jonas', pressed: false })).toBeVisible();
});

test('a loan that names nobody shows whom it binds: both', async () => {
  await openLines('Kredit hinzufügen', /Kredite/);
  await userEvent.type(field(), 'autok{Enter}');
  const sheet = within(await screen.findByRole('complementary', { name: 'Autokredit' }));
  for (const name of ['Jonas', 'Aylin'])
    expect(sheet.getByRole('button', { name, pressed: true })).toBeVisible();
  expect(sheet.getByText('Niemand einzeln gewählt: zählt bei allen Erwachsenen.')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Jonas' }));
  expect(sheet.queryByText(/^Niemand einzeln gewählt/)).not.toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Jonas', pressed: false })).toBeVisible();
});

test('children owe nothing', async () => {
  await openLines('Kredit hinzufügen', /Kredite/);
  await userEvent.type(field(), 'autok{Enter}');
  const sheet = within(await screen.findByRole('complementary', { name: 'Autokredit' }));
  expect(sheet.getByRole('button', { name: 'Jonas' })).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Emil' })).not.toBeInTheDocument();
});

test('no contract is a gap only for those who need one', async () => {
  const services = createTestServices([musterhaus]);
  const [job = ''] = Object.keys(services.section(householdId, 'employments').items);
  services.changeElsewhere(householdId, 'employments', `/items/${job}/status`, 'soldier');
  services.removeElsewhere(householdId, 'employments', `/items/${job}/healthInsurance`);
  await renderArea(analysis, { path: routes.contracts.href({ householdId }), services });
  const matrix = within(await screen.findByRole('table', { name: 'Wer hat was?' }));
  const cells = (name: RegExp) =>
    within(matrix.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(/^Arbeitskraft/).slice(2)).toEqual(['nicht nötig', 'nicht nötig']); // the children
  expect(cells(/^Pflege/).slice(0, 2)).toEqual(['–kein Vertrag', 'GKV']);
  expect(cells(/^Gesundheit/)[0]).toBe('Heilfürsorge');
  expect(cells(/^Unfall/)[2]).toBe('–kein Vertrag');
});

test('children of parents in the fund are insured with them (§ 10 SGB V)', async () => {
  const services = createTestServices([musterhaus]);
  await renderArea(analysis, { path: routes.contracts.href({ householdId }), services });
  const matrix = within(await screen.findByRole('table', { name: 'Wer hat was?' }));
  for (const name of [/^Gesundheit/, /^Pflege/])
    for (const child of within(matrix.getByRole('row', { name })).getAllByRole('cell').slice(2))
      expect(child).toHaveTextContent(/^GKV$/);
});

test('private care insurance comes with full private health insurance (§ 23 SGB XI)', async () => {
  const { employments = { items: {} }, contracts = { items: {} } } = musterhaus.sections;
  const [[job, employed] = []] = Object.entries(employments.items);
  if (job === undefined || employed === undefined) throw new Error('the sample has no job');
  const jobs = { ...employments.items, [job]: { ...employed, healthInsurance: 'private' } } as const;
  const full = { ...newContract('healthFull', 99), personIds: [employed.personId] };
  const items = { ...contracts.items, [crypto.randomUUID()]: full };
  const sections = { ...musterhaus.sections, employments: { items: jobs }, contracts: { items } };
  const services = createTestServices([{ ...musterhaus, sections }]);
  await renderArea(analysis, { path: routes.contracts.href({ householdId }), services });
  const matrix = within(await screen.findByRole('table', { name: 'Wer hat was?' }));
  const [care] = within(matrix.getByRole('row', { name: /^Pflege/ })).getAllByRole('cell');
  expect(care).toHaveTextContent(/^PKV$/);
});

test('contracts whose premiums nobody has told cost nothing yet: no 0 € is claimed', async () => {
  const services = createTestServices([musterhaus]);
  for (const id of Object.keys(services.section(householdId, 'contracts').items))
    services.changeElsewhere(householdId, 'contracts', `/items/${id}/premium`, 0);
  await renderArea(analysis, { path: routes.contracts.href({ householdId }), services });
  expect(await screen.findByText('13 Verträge sind erfasst, ihre Beiträge noch nicht.')).toBeVisible();
});

test('what is typed without a day is of today, and a day that stands there stays', async () => {
  const services = await openLines('Kredit hinzufügen', /^Kredite/);
  await userEvent.type(field(), 'autokredit{Enter}');
  const sheet = within(await screen.findByRole('complementary', { name: 'Autokredit' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Restschuld' }), '9.800');
  await userEvent.tab();
  await waitFor(() => expect(added()).toMatchObject({ remainingDebt: 980_000, debtAsOf: '2026-10-01' }));

  const day = sheet.getByRole('textbox', { name: 'Restschuld am' });
  await userEvent.clear(day);
  await userEvent.type(day, '30.06.2026');
  await userEvent.tab();
  await userEvent.clear(sheet.getByRole('textbox', { name: 'Restschuld' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Restschuld' }), '9.900');
  await userEvent.tab();
  await waitFor(() => expect(added()).toMatchObject({ remainingDebt: 990_000, debtAsOf: '2026-06-30' }));

  function added() {
    return Object.values(services.section(householdId, 'contracts').items).at(-1);
  }
});
