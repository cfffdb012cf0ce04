import { completenessDocuments, type SectionData } from '@vp-digital/core/household';
import {
  closed,
  createTestServices,
  renderArea,
  type RenderAreaOptions,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const [jonas = '', aylin = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});
const start = routes.analysis.href({ householdId });

/** Of whom only the persons are known, and what is given. */
const knownBy = (sections: Partial<SectionData> = {}): TestHousehold => ({
  ...musterhaus,
  sections: {
    ...musterhaus.sections,
    ...Object.fromEntries(
      completenessDocuments.filter((name) => name !== 'persons').map((name) => [name, { items: {} }]),
    ),
    ...sections,
  },
});

async function open(household: TestHousehold, options: Partial<RenderAreaOptions> = {}) {
  const services = createTestServices([household]);
  const area = await renderArea(analysis, { path: `${start}?blatt=schnell-check`, services, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Schnell-Check' });
  const items = <Name extends keyof SectionData>(name: Name) =>
    Object.values(services.section(householdId, name).items) as SectionData[Name]['items'][string][];
  return { ...area, services, items };
}
const keys = (text: string) => userEvent.keyboard(text);
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const question = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

test('keys that come faster than the page is drawn make one entry with one amount', async () => {
  const { items } = await open(knownBy());
  await keys('86150{Enter}');
  const gross = await field('Brutto');
  act(() => {
    for (const value of ['7', '7.', '7.5', '7.50', '7.500']) fireEvent.change(gross, { target: { value } });
  });
  await keys('{Enter}');
  await waitFor(() => expect(items('incomes')).toMatchObject([{ kind: 'salary', gross: 7_500_00 }]));
  expect(screen.queryByText(/Nicht gespeichert/)).toBeNull();
});

test('six questions make a picture of a couple, by keyboard alone, and each answer is written where it belongs', async () => {
  const { items } = await open(knownBy());
  expect(screen.getByText(/^0 von 12 Fragen sind beantwortet/)).toBeVisible();
  expect(screen.queryByText(/noch nicht dabei/)).toBeNull();
  expect(await field('Postleitzahl')).toHaveFocus();
  await keys('86150{Enter}');
  await question('Was verdient Jonas brutto im Monat?');
  expect(await field('Brutto')).toHaveFocus();
  await keys('7.500{Enter}');
  await question('Was verdient Aylin brutto im Monat?');
  expect(
    await screen.findByText('Das Bild beginnt, sobald auch das Einkommen von Aylin bekannt ist.'),
  ).toBeVisible();
  expect(screen.queryByText(/^Netto sind das/)).toBeNull(); // no sentence with a sum of one of two
  expect(await field('Brutto')).toHaveFocus();
  await keys('2.400{Enter}');
  await question('Wie wohnen Sie, und was kostet es im Monat?');
  expect(await screen.findByText(/^Netto sind das geschätzt/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Wohnform/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('combobox', { name: /^Wohnform/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Zur Miete' }));
  await userEvent.type(await field('Kaltmiete'), '950');
  await userEvent.type(await field('Nebenkosten'), '200{Enter}');
  await question('Was sparen Sie im Monat?');
  await keys('300{Enter}');
  await question('Wie viel Geld liegt auf Konten bereit?');
  await keys('12.000{Enter}');
  await question('Fast ein Bild: es fehlt, was das Leben sonst kostet');
  expect(screen.queryByText(/frei/, { selector: 'em' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Schätzen und Bild zeigen' })).toHaveFocus();
  await keys('{Enter}');
  await question('Ihr erstes Bild');
  // the saving contract says nothing about insurances, which nobody was asked for
  expect(
    await screen.findByText(/^Nach dem, was bisher bekannt ist, bleiben von rund .* geschätzt/),
  ).toHaveTextContent(/Versicherungen und weitere Verträge fehlen noch\.$/);
  expect(screen.getByText(/Fragen sind beantwortet/)).toHaveTextContent(
    '6 von 12 Fragen sind beantwortet. Eine weitere Antwort ist geschätzt.',
  );

  await waitFor(() => expect(items('expenses').length).toBeGreaterThan(5));
  expect(items('addresses')).toEqual([
    expect.objectContaining({ postalCode: '86150', federalState: 'BAYERN' }),
  ]);
  expect(items('incomes')).toEqual([
    expect.objectContaining({ personId: jonas, kind: 'salary', gross: 7_500_00, netFrom: 'estimate' }),
    expect.objectContaining({ personId: aylin, kind: 'salary', gross: 2_400_00, netFrom: 'estimate' }),
  ]);
  expect(items('incomes')[0]).not.toHaveProperty('net');
  expect(items('housing')).toEqual([
    expect.objectContaining({ kind: 'rented', coldRent: 950_00, ancillaryCosts: 200_00 }),
  ]);
  expect(items('contracts')).toEqual([
    expect.objectContaining({ kind: 'saving', premium: 300_00, frequency: 'monthly' }),
  ]);
  expect(items('assets')).toEqual([
    expect.objectContaining({ kind: 'callMoney', value: 12_000_00, asOf: '2026-10-01' }),
  ]);
  const [home, ...others] = items('expenses').toSorted((one, other) => one.position - other.position);
  expect(home).toMatchObject({ category: 'housing', amount: 1_150_00 });
  expect(home).not.toHaveProperty('source');
  expect(others.every(({ source }) => source === 'estimated')).toBe(true);
});

test('what is skipped stays unknown, and nothing is written', async () => {
  const { services, items } = await open(knownBy());
  for (const _ of [1, 2, 3, 4, 5, 6])
    await userEvent.click(screen.getByRole('button', { name: 'Überspringen' }));
  await question('Fast ein Bild: es fehlt, was das Leben sonst kostet');
  await userEvent.click(screen.getByRole('button', { name: 'Weiter mit dem Schnell-Check' }));
  await question('Wie verdient Jonas das Geld?');
  expect(screen.getByText(/^0 von 12/)).toBeVisible();
  for (const name of completenessDocuments.filter((one) => one !== 'persons' && one !== 'protectionWishes'))
    expect(items(name)).toEqual([]);
  expect(services.writes).toEqual([]);
});

test('what is recorded is shown and changed, never added a second time', async () => {
  const salary = {
    personId: jonas,
    kind: 'salary' as const,
    position: 0,
    gross: 4_000_00,
    netFrom: 'estimate' as const,
    paymentsPerYear: 12,
    specialPayments: {},
  };
  const { items } = await open(knownBy({ incomes: { items: { [crypto.randomUUID()]: salary } } }));
  await userEvent.type(await field('Postleitzahl'), '86150{Enter}');
  await question('Was verdient Aylin brutto im Monat?');
  await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  const gross = await field('Brutto');
  expect(gross).toHaveValue('4.000,00');
  await userEvent.clear(gross);
  await userEvent.type(gross, '4.200{Enter}');
  await waitFor(() => expect(items('incomes')).toEqual([expect.objectContaining({ gross: 4_200_00 })]));
});

test('a check that was stopped goes on at the first question that nobody has answered', async () => {
  await open(
    knownBy({
      addresses: {
        items: {
          [crypto.randomUUID()]: {
            position: 0,
            personIds: [jonas, aylin],
            postalCode: '86150',
            federalState: 'BAYERN',
          },
        },
      },
    }),
  );
  await question('Was verdient Jonas brutto im Monat?');
  expect(screen.getByText('Frage 2 von 6 bis zum ersten Bild')).toBeVisible();
});

test('text that is no value keeps the question, and skipping lets it go', async () => {
  const { items } = await open(knownBy());
  await userEvent.click(screen.getByRole('button', { name: 'Überspringen' }));
  await userEvent.type(await field('Brutto'), 'viel{Enter}');
  expect(await field('Brutto')).toHaveAttribute('aria-invalid', 'true');
  expect(await field('Brutto')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Überspringen' }));
  await question('Was verdient Aylin brutto im Monat?');
  expect(items('incomes')).toEqual([]);
});

test('a postal code of two states asks for the state', async () => {
  const { items } = await open(knownBy());
  await userEvent.type(await field('Postleitzahl'), '59969');
  await userEvent.click(await screen.findByRole('button', { name: 'Hessen' }));
  await waitFor(() =>
    expect(items('addresses')).toEqual([
      expect.objectContaining({ postalCode: '59969', federalState: 'HESSEN' }),
    ]),
  );
});

test('no money at hand is an answer, and leaves the focus in the question', async () => {
  const { items } = await open(knownBy());
  for (const _ of [1, 2, 3, 4, 5])
    await userEvent.click(screen.getByRole('button', { name: 'Überspringen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nichts' }));
  await waitFor(() => expect(items('assets')).toEqual([expect.objectContaining({ value: 0 })]));
  expect(await field('Erspartes')).toHaveFocus();
  expect(screen.getByText(/^1 von 12/)).toBeVisible();
});

test('a household that is wholly recorded comes to the end at once, with the ways on', async () => {
  await open(musterhaus);
  const end = within(await screen.findByRole('region', { name: 'Der Schnell-Check ist durch' }));
  expect(end.getByText('Alle Fragen sind beantwortet.')).toBeVisible();
  expect(end.getByText(/^Berechnet sind jetzt: Haushaltsnetto, Frei verfügbar, Reserve/)).toBeVisible();
  expect(end.getByRole('link', { name: 'Zur Zusammenfassung' })).toHaveAttribute(
    'href',
    routes.snapshots.href({ householdId }),
  );
});

test('who is retired is asked for the pension as it reaches the account', async () => {
  const items = Object.fromEntries(
    Object.entries(musterhaus.sections.persons?.items ?? {}).map(([id, person]) => [
      id,
      id === jonas ? { ...person, birthDate: '1950-03-01' } : person,
    ]),
  );
  const { items: stored } = await open(knownBy({ persons: { items } }));
  await userEvent.click(screen.getByRole('button', { name: 'Überspringen' }));
  await question('Wie viel Rente bekommt Jonas netto im Monat?');
  expect(await field('Rente netto')).toHaveFocus();
  await keys('1.450{Enter}');
  await question('Was verdient Aylin brutto im Monat?');
  await waitFor(() =>
    expect(stored('incomes')).toEqual([
      expect.objectContaining({ personId: jonas, kind: 'statutoryPension', net: 1_450_00 }),
    ]),
  );
});

test('of a closed household nothing is asked', async () => {
  await renderArea(analysis, {
    path: `${start}?blatt=schnell-check`,
    services: createTestServices([closed(knownBy())]),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Analyse' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the start page of an empty household leads to it first', async () => {
  await renderArea(analysis, { path: start, services: createTestServices([knownBy()]) });
  expect(await screen.findByRole('link', { name: 'Wenige Fragen, ein Bild' })).toHaveAttribute(
    'href',
    `${start}?blatt=schnell-check`,
  );
});

test('it reads in English', async () => {
  await renderArea(analysis, {
    path: `${start}?blatt=schnell-check`,
    services: createTestServices([knownBy()]),
    language: 'en',
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'What is your postcode?' })).toBeVisible();
});

test('who turns out to work on his own account keeps what was typed, as a profit whose net is estimated', async () => {
  const { items } = await open(knownBy());
  await field('Postleitzahl');
  await keys('86150{Enter}');
  await question('Was verdient Jonas brutto im Monat?');
  await keys('4.000{Enter}');
  for (const _ of ['partner’s pay', 'home', 'saving rate', 'savings'])
    await userEvent.click(await screen.findByRole('button', { name: 'Überspringen' }));
  const job = async () => screen.queryByRole('combobox', { name: /^Berufliche Stellung/ });
  for (let more = 0; more < 2 && !(await job()); more += 1)
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Weiter mit dem Schnell-Check|Überspringen)$/ }),
    );
  await userEvent.click(await screen.findByRole('combobox', { name: /^Berufliche Stellung/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Selbstständig' }));
  await waitFor(() =>
    expect(items('incomes')).toEqual([
      expect.objectContaining({ kind: 'profit', gross: 4_000_00, netFrom: 'estimate' }),
    ]),
  );
  expect(items('employments')).toEqual([expect.objectContaining({ status: 'selfEmployed' })]);
});

test('to save nothing is an answer, taken back by another press', async () => {
  const { items } = await open(
    knownBy({
      addresses: {
        items: {
          [crypto.randomUUID()]: {
            position: 0,
            personIds: [jonas, aylin],
            postalCode: '86150',
            federalState: 'BAYERN',
          },
        },
      },
    }),
  );
  for (const title of [
    'Was verdient Jonas brutto im Monat?',
    'Was verdient Aylin brutto im Monat?',
    /^Wie wohnen Sie/,
  ]) {
    await question(title);
    await userEvent.click(screen.getByRole('button', { name: 'Überspringen' }));
  }
  await question('Was sparen Sie im Monat?');
  const none = screen.getByRole('checkbox', { name: 'Es wird nichts gespart' });
  await userEvent.click(none);
  await waitFor(() => expect(items('absences')).toEqual([expect.objectContaining({ of: 'savings' })]));
  await userEvent.click(none);
  await waitFor(() => expect(items('absences')).toEqual([]));
});
