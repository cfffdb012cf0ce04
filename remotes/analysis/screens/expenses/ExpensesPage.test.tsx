import {
  createTestServices,
  renderArea,
  type TestHousehold,
  testHouseholds,
  type TestServices,
} from '@vp-digital/core/micro-app/testing';
import { euros } from '@vp-digital/core/finance';
import type { Expense } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [lena, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const path = routes.expenses.href({ householdId });

const open = (services: TestServices) => renderArea(analysis, { path, services });
const amountOf = (category: string) => screen.findByRole('textbox', { name: category });
const headline = () => screen.findByText(/Sie leben von/);
const expensesOf = (services: TestServices) => Object.values(services.section(householdId, 'expenses').items);

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text !== '') await userEvent.paste(text);
  await userEvent.tab();
}

test('shows twelve categories, what the contracts lock, and what is left', async () => {
  await open(createTestServices([musterhaus]));
  expect(await headline()).toHaveTextContent(
    'Sie leben von 2.650 € im Monat. Nach Verträgen und Sparen bleiben 566 € frei.',
  );
  expect(await amountOf('Lebensmittel')).toHaveValue('720,00');
  const card = screen.getByRole('region', { name: 'Was brauchen Sie zum Leben?' });
  const categories = within(card)
    .getAllByRole('group')
    .filter((group) => within(group).queryByRole('button', { name: /Positionen/ }));
  expect(categories).toHaveLength(12);
  const premiums = within(card).getByRole('link', { name: 'Versicherungen: kommen aus den Verträgen' });
  expect(premiums).toHaveAttribute('href', routes.contracts.href({ householdId }));
  expect(premiums.closest('div')).toHaveTextContent('279,00 €');
  expect(within(card).queryByRole('textbox', { name: /Versicherungen/ })).not.toBeInTheDocument();
});

describe('what contracts cost', () => {
  const absent = (of: 'contracts' | 'savings') => ({
    items: { '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a01': { position: 0, of } },
  });
  const insurance = Object.entries(musterhaus.sections.contracts?.items ?? {}).filter(
    ([, { kind }]) => kind === 'insurance',
  );
  const unpriced = insurance.slice(0, 1).map(([id, contract]) => [id, { ...contract, premium: 0 }] as const);

  test.each<{ when: string; sections: TestHousehold['sections']; costs: readonly [string, string, string] }>([
    { when: 'nobody was asked for one', sections: {}, costs: ['–', '–', '–'] },
    {
      when: 'there is none',
      sections: { absences: absent('contracts') },
      costs: ['0,00 €', '0,00 €', '0,00 €'],
    },
    { when: 'nothing is saved', sections: { absences: absent('savings') }, costs: ['–', '–', '0,00 €'] },
    {
      when: 'the only one lacks its premium',
      sections: { contracts: { items: Object.fromEntries(unpriced) } },
      costs: ['–', '0,00 €', '0,00 €'],
    },
  ])('is said where it is known: $when', async ({ sections, costs }) => {
    const none = { contracts: { items: {} }, absences: { items: {} } };
    const household = { ...musterhaus, sections: { ...musterhaus.sections, ...none, ...sections } };
    await open(createTestServices([household]));
    const shown = (await screen.findAllByRole('link', { name: /: kommen aus den Verträgen$/ })).map((link) =>
      link.closest('div')?.querySelector('dd')?.textContent.replaceAll('\u00a0', ' '),
    );
    expect(shown).toEqual(costs);
  });
});

test('while nobody was asked for contracts nothing is said to be free after them', async () => {
  const none = { contracts: { items: {} }, absences: { items: {} } };
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...none } };
  await open(createTestServices([household]));
  // 5,450 € net less 2,650 €
  expect(await headline()).toHaveTextContent(
    'Sie leben von 2.650 € im Monat. Nach dem, was bisher bekannt ist, bleiben 2.800 €. Versicherungen und weitere Verträge fehlen noch.',
  );
  expect(screen.queryByText(/Nach Verträgen und Sparen/)).toBeNull();
});

test('a typed amount moves sentence, flows and rule at once and is saved by its field', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  const rent = await amountOf('Wohnen');
  await userEvent.clear(rent);
  await userEvent.type(rent, '410');
  expect(await headline()).toHaveTextContent('Sie leben von 2.750 € im Monat');
  expect(screen.getByRole('img', { name: /466.€ bleiben frei/ })).toBeInTheDocument();
  await userEvent.tab();
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(expensesOf(services)).toContainEqual(
    expect.objectContaining({ category: 'housing', amount: 410_00 }),
  );
});

test('the first amount of a category makes its entry', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  await retype(await amountOf('Spenden'), '12,50');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(expensesOf(services)).toContainEqual(
    expect.objectContaining({ category: 'donations', amount: 12_50, frequency: 'monthly' }),
  );
});

test('an amount due once a year counts with a twelfth', async () => {
  await open(createTestServices([musterhaus]));
  await retype(await amountOf('Urlaub'), '2400');
  await userEvent.click(screen.getByRole('combobox', { name: /Zahlweise Urlaub/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'jährlich' }));
  expect(screen.getByText('= 200,00 € mtl.')).toBeInTheDocument();
  expect(await headline()).toHaveTextContent('Sie leben von 2.600 € im Monat');
});

test('an emptied amount is gone, and comes back with its frequency', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  await retype(await amountOf('Urlaub'), '');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(expensesOf(services).map(({ category }) => category)).not.toContain('holidays');
  const notice = (await screen.findByText('Urlaub entfernt')).closest<HTMLElement>('[role="alert"]');
  await userEvent.click(within(notice ?? document.body).getByRole('button', { name: 'Rückgängig' }));
  expect(await amountOf('Urlaub')).toHaveValue('250,00');
  await waitFor(() =>
    expect(expensesOf(services)).toContainEqual(
      expect.objectContaining({ category: 'holidays', amount: 250_00 }),
    ),
  );
});

test('a category can be divided into items that add up', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  await userEvent.click(await screen.findByRole('button', { name: 'Wohnen: Positionen zeigen' }));
  const housing = within(screen.getByRole('group', { name: 'Wohnen' }));
  await userEvent.click(housing.getByRole('button', { name: 'Position zu Wohnen hinzufügen' }));
  await retype(housing.getByRole('textbox', { name: 'Betrag Wohnen, Position 2' }), '90');
  expect(screen.getByRole('group', { name: 'Wohnen' })).toHaveTextContent('400,00 €');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(expensesOf(services).filter(({ category }) => category === 'housing')).toMatchObject([
    { amount: 310_00 },
    { amount: 90_00 },
  ]);
});

test('an address that asks for a category gives its amount the focus', async () => {
  await renderArea(analysis, {
    path: `${path}?fokus=groceries`,
    services: createTestServices([musterhaus]),
  });
  await waitFor(async () => expect(await amountOf('Lebensmittel')).toHaveFocus());
});

test('of a category that is divided the first of its items has the focus', async () => {
  const item = { category: 'housing', amount: euros(400), frequency: 'monthly', position: 0 } as const;
  const expenses = {
    items: {
      [crypto.randomUUID()]: { ...item, detail: 'Miete' },
      [crypto.randomUUID()]: { ...item, detail: 'Strom', position: 1 },
    },
  };
  const household = { ...musterhaus, sections: { ...musterhaus.sections, expenses } };
  await renderArea(analysis, { path: `${path}?fokus=housing`, services: createTestServices([household]) });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Betrag Miete' })).toHaveFocus());
});

test('an item that was removed can be brought back', async () => {
  await open(createTestServices([musterhaus]));
  await userEvent.click(await screen.findByRole('button', { name: 'Wohnen: Positionen zeigen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wohnen, Position 1 entfernen' }));
  expect(await headline()).toHaveTextContent('Sie leben von 2.340 €');
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await headline()).toHaveTextContent('Sie leben von 2.650 €');
});

test.each(['-5', '100.000,01', 'viel'])('the amount %s is refused beside its field', async (text) => {
  const services = createTestServices([musterhaus]);
  await open(services);
  const field = await amountOf('Energie');
  await retype(field, text);
  expect(field).toBeInvalid();
  expect(field).toHaveValue(text);
  expect(expensesOf(services)).toContainEqual(
    expect.objectContaining({ category: 'energy', amount: 185_00 }),
  );
});

test('more spent than there is reads as a finding with a way on', async () => {
  await open(createTestServices([musterhaus]));
  await retype(await amountOf('Lebensmittel'), '1720');
  expect(screen.getByText('Im Monat fehlen 434 €')).toBeInTheDocument();
  expect(await headline()).toHaveTextContent('Mit Verträgen und Sparen fehlen 434 €');
  expect(screen.getByText(/434 € mtl\. über Netto/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Verträge ansehen' })).toBeInTheDocument();
});

test('the year has its special payments, the same net as the income page, and leaves the fields', async () => {
  await open(createTestServices([musterhaus]));
  await userEvent.click(await screen.findByRole('button', { name: 'jährlich' }));
  expect(await headline()).toHaveTextContent(
    'Sie leben von 31.800 € im Jahr. Nach Verträgen und Sparen bleiben 9.392 € frei, Sonderzahlungen eingeschlossen.',
  );
  expect(await amountOf('Wohnen')).toHaveValue('310,00');
});

test('a year without special payments names none', async () => {
  const items = Object.fromEntries(
    Object.entries(musterhaus.sections.incomes?.items ?? {}).map(([id, income]) => [
      id,
      { ...income, specialPayments: {}, paymentsPerYear: 12 },
    ]),
  );
  await open(
    createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, incomes: { items } } }]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'jährlich' }));
  expect(await headline()).toHaveTextContent(/bleiben 6\.792 € frei\.$/);
});

test('the free amount and the rule show how they are made', async () => {
  await open(createTestServices([musterhaus]));
  await userEvent.click(
    await screen.findByRole('button', { name: 'So haben wir gerechnet: Frei verfügbar' }),
  );
  await screen.findByRole('table', { name: 'Rechenschritte' });
  const free = within(screen.getByRole('complementary', { name: 'So haben wir gerechnet' }));
  expect(free.getByRole('row', { name: /^Kreditraten/ })).toHaveTextContent('−1.505,00');
  await userEvent.click(free.getByRole('button', { name: 'Rechenweg schließen' }));
  const parts = 'Haushaltsnetto in drei Teilen';
  await userEvent.click(screen.getByRole('button', { name: `So haben wir gerechnet: ${parts}` }));
  await screen.findByRole('table', { name: 'Rechenschritte' });
  const rule = within(screen.getByRole('complementary', { name: 'So haben wir gerechnet' }));
  expect(rule.getByRole('row', { name: /^Notwendiges/ })).toHaveTextContent(
    '3.744,00 € ÷ 5.450,00 € = 68,7 %',
  );
});

test('a key figure opens its calculation, and the next one takes its place', async () => {
  await open(createTestServices([musterhaus]));
  const sheet = { name: 'So haben wir gerechnet' };
  await userEvent.click(await screen.findByRole('button', { name: 'Rechenweg: Sparquote' }));
  expect(await screen.findByText('450,00 € ÷ 5.450,00 €')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rechenweg: Reserve' }));
  expect(await screen.findByRole('row', { name: /^Fehlt bis zum Ziel/ })).toBeVisible();
  expect(screen.getAllByRole('complementary', sheet)).toHaveLength(1);
  expect(screen.getByText(/^Reserve · Stand 01\.10\.2026 · angegeben$/)).toBeVisible();
});

test('averages are of all households: shown to the advisor who asks; owners have none for housing', async () => {
  await open(createTestServices([musterhaus]));
  const compare = await screen.findByRole('switch', { name: 'Durchschnitt aller Haushalte 2022 zeigen' });
  expect(screen.queryByText('Ø 417 €')).not.toBeInTheDocument();
  await userEvent.click(compare);
  expect(screen.getByText('Ø 417 €')).toBeInTheDocument();
  expect(document.querySelectorAll('svg line[x1]')).not.toHaveLength(0);
  expect(screen.getByText(/Laufende Wirtschaftsrechnungen 2022/)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Wohnen' })).not.toHaveTextContent('Ø');
  await userEvent.click(compare);
  expect(screen.queryByText('Ø 417 €')).not.toBeInTheDocument();
});

test('tenants can compare their housing', async () => {
  const services = createTestServices([lena]);
  await renderArea(analysis, {
    path: routes.expenses.href({ householdId: lena.summary.householdId }),
    services,
  });
  await userEvent.click(await screen.findByRole('switch', { name: /^Durchschnitt/ }));
  expect(await screen.findByRole('group', { name: 'Wohnen' })).toHaveTextContent('Ø 834 €');
});

test('nothing recorded asks the question and claims nothing', async () => {
  await open(
    createTestServices([
      { ...musterhaus, sections: { persons: musterhaus.sections.persons ?? { items: {} } } },
    ]),
  );
  expect(await screen.findByText(/Was brauchen Sie im Monat zum Leben\?/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Einkommen ergänzen' })).not.toHaveLength(0);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the flows are also there as a table', async () => {
  await open(createTestServices([musterhaus]));
  await userEvent.click(await screen.findByRole('button', { name: 'Als Tabelle' }));
  expect(screen.queryByRole('img', { name: /Vom Netto/ })).not.toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: 'Wohin Ihr Geld fließt' }));
  expect(rows.getByRole('row', { name: /^Notwendiges/ })).toHaveTextContent('3.744 €');
  expect(rows.getByRole('row', { name: /^Summe/ })).toHaveTextContent('5.450 €');
});

describe('an empty budget', () => {
  const empty = { ...musterhaus, sections: { ...musterhaus.sections, expenses: { items: {} } } };

  test('begins with one total, divided into categories that are marked as estimated', async () => {
    const services = createTestServices([empty]);
    const { state } = await open(services);
    await retype(await screen.findByRole('textbox', { name: 'Ausgaben gesamt' }), '2.846');
    await userEvent.click(screen.getByRole('button', { name: 'Auf Kategorien aufteilen' }));
    expect(await headline()).toHaveTextContent('Sie leben von 2.846 € im Monat');
    const groceries = screen.getByRole('group', { name: 'Lebensmittel' });
    expect(groceries).toHaveTextContent('geschätzt');
    await retype(await amountOf('Lebensmittel'), '500');
    expect(groceries).not.toHaveTextContent('geschätzt');
    await waitFor(() => expect(state().session.dirty).toEqual({}));
    expect(expensesOf(services)).toContainEqual(
      expect.objectContaining({ category: 'energy', source: 'estimated' }),
    );
    // their own home costs the rate of the mortgage, not a rent beside it
    expect(expensesOf(services).map(({ category }) => category)).not.toContain('housing');
  });

  test('can be estimated by the size of the household', async () => {
    const services = createTestServices([empty]);
    const { state } = await open(services);
    await userEvent.click(await screen.findByRole('button', { name: 'Nach Haushaltsgröße schätzen' }));
    expect(await headline()).toHaveTextContent('Sie leben von 2.820 € im Monat');
    // what is accepted is kept as an estimate, and so is every figure that counts it
    await waitFor(() => expect(state().session.dirty).toEqual({}));
    expect(new Set(expensesOf(services).map(({ source }) => source))).toEqual(new Set(['estimated']));
    const figures = screen.getByRole('region', { name: 'Kennzahlen' });
    expect(figures).toHaveTextContent(/Ausgabengeschätzt 2\.820/);
    expect(figures).toHaveTextContent(/Frei verfügbargeschätzt/);
    expect(screen.queryByRole('button', { name: 'Auf Kategorien aufteilen' })).not.toBeInTheDocument();
  });
});

test('who has recorded no expenses yet spends not 0 €, and saves not all of the net', async () => {
  const sections = { ...musterhaus.sections, expenses: { items: {} } };
  await open(createTestServices([{ ...musterhaus, sections }]));
  const figures = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(figures).toHaveTextContent(/Ausgaben–.*Frei verfügbar–.*Sparquote8,3 %.*Reserve–/);
  expect(screen.queryByText('Sparen und frei')).not.toBeInTheDocument();
  expect(screen.queryByText('Wohin Ihr Geld fließt')).not.toBeInTheDocument();
  const card = screen.getByRole('region', { name: 'Was brauchen Sie zum Leben?' });
  expect(card).not.toHaveTextContent(/Ausgaben ?0/);
  expect(card).not.toHaveTextContent('Frei verfügbar');
});

test('in English what might be saved has its sign before it', async () => {
  const items = Object.entries(musterhaus.sections.expenses?.items ?? {}).map(([id, expense]) => [
    id,
    expense.category === 'leisure' ? { ...expense, savingIdea: 40_00 } : expense,
  ]);
  const sections = { ...musterhaus.sections, expenses: { items: Object.fromEntries(items) } };
  const services = createTestServices([{ ...musterhaus, sections }]);
  await renderArea(analysis, { path, services, language: 'en' });
  const ideas = await screen.findByRole('region', { name: 'Saving ideas' });
  expect(ideas).toHaveTextContent('Leisure€40 per month');
});

test('an item knows whose it is, and what might be saved of it; the budget stays as it is', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  await userEvent.click(await screen.findByRole('button', { name: 'Freizeit: Positionen zeigen' }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Wer: Freizeit, Position 1/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Aylin' }));
  const item = screen.getByRole('group', { name: 'Freizeit, Position 1' });
  const idea = within(item).getByRole('textbox', { name: 'Einsparidee' });
  await retype(idea, 'viel');
  expect(Object.values(state().session.dirty)).toMatchObject([{ state: 'failed' }]);
  await retype(idea, '40');
  const ideas = screen.getByRole('region', { name: 'Einsparideen' });
  expect(ideas).toHaveTextContent('Freizeit40 € mtl.');
  expect(ideas).toHaveTextContent('Frei mit allen Ideen606 € mtl.');
  expect(await headline()).toHaveTextContent('bleiben 566 € frei');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  const aylin = Object.entries(services.section(householdId, 'persons').items).find(
    ([, { firstName }]) => firstName === 'Aylin',
  );
  expect(expensesOf(services)).toContainEqual(
    expect.objectContaining({ category: 'leisure', savingIdea: 40_00, personId: aylin?.[0] }),
  );
});

test('shows who bears what: contracts of one person are hers, the sum stays the same', async () => {
  await open(createTestServices([musterhaus]));
  await userEvent.click(await screen.findByRole('button', { name: 'Je Person' }));
  const table = within(screen.getByRole('table', { name: 'Wer trägt was?' }));
  expect(table.getByRole('row', { name: /^Gemeinsam/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /^Jonas/ })).toBeInTheDocument();
  expect(table.queryByRole('textbox')).not.toBeInTheDocument();
  // 2,650 of living, 279 of insurance, 1,505 of loans and 450 of saving, as the other view adds them up
  const card = screen.getByRole('region', { name: 'Was brauchen Sie zum Leben?' });
  expect(card).not.toHaveTextContent('Ausgaben');
  expect(table.getByRole('row', { name: /^Summe/ })).toHaveTextContent('4.884,00');
  await userEvent.click(screen.getByRole('button', { name: 'Gemeinsam' }));
  expect(await amountOf('Lebensmittel')).toHaveValue('720,00');
});

describe('what the home costs', () => {
  const owned = (items: readonly (readonly [string, number])[]): TestHousehold => ({
    ...musterhaus,
    sections: {
      ...musterhaus.sections,
      housing: {
        items: {
          '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1b01': {
            position: 0,
            kind: 'owned',
            property: 'flat',
            ownersFee: euros(310),
          },
        },
      },
      expenses: {
        items: Object.fromEntries(
          items.map(([category, amount], position) => [
            `5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1c0${position}`,
            { position, category: category as 'housing', amount: euros(amount), frequency: 'monthly' },
          ]),
        ),
      },
    },
  });

  test('is offered here too, once: the fee of an owned flat is taken over, and no more offered', async () => {
    const services = createTestServices([owned([['groceries', 600]])]);
    await open(services);
    expect(await screen.findByText(/fürs Wohnen noch nichts. 310,00.€ übernehmen/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'In die Ausgaben übernehmen' }));
    await waitFor(() =>
      expect(expensesOf(services)).toContainEqual(
        expect.objectContaining({ category: 'housing', amount: euros(310), frequency: 'monthly' }),
      ),
    );
    expect(screen.queryByRole('button', { name: 'In die Ausgaben übernehmen' })).not.toBeInTheDocument();
    expect(await headline()).toHaveTextContent('Sie leben von 910 € im Monat.'); // 600 and 310
  });

  test('in several items is compared as their sum', async () => {
    await open(
      createTestServices([
        owned([
          ['housing', 200],
          ['housing', 110],
        ]),
      ]),
    );
    await amountOf('Lebensmittel');
    expect(screen.queryByText(/in der Wohnsituation/)).not.toBeInTheDocument();
  });
});

test('what does not come every month is listed with what has to be put aside for it', async () => {
  const items: Record<string, Expense> = {
    '66666666-0000-4000-8000-000000000001': {
      position: 0,
      category: 'mobility',
      detail: 'Kfz-Steuer',
      amount: 180_00,
      frequency: 'yearly',
    },
    '66666666-0000-4000-8000-000000000002': {
      position: 1,
      category: 'holidays',
      amount: 1_200_00,
      frequency: 'halfYearly',
    },
    '66666666-0000-4000-8000-000000000003': {
      position: 2,
      category: 'groceries',
      amount: 600_00,
      frequency: 'monthly',
    },
  };
  await open(
    createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, expenses: { items } } }]),
  );
  const bills = within(await screen.findByRole('table', { name: 'Was nicht jeden Monat kommt' }));
  const rows = bills.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toHaveLength(4);
  expect(rows[1]).toMatch(/^Urlaub.*halbjährlich.*1\.200,00.*2\.400,00.*200,00 €$/);
  expect(rows[2]).toMatch(/^Kfz-Steuer.*jährlich.*180,00.*15,00 €$/);
  expect(rows[3]).toMatch(/^Summe.*2\.580,00.*215,00 €$/);
});

test('without such a bill there is no list of them', async () => {
  const items: Record<string, Expense> = {
    '66666666-0000-4000-8000-000000000003': {
      position: 0,
      category: 'groceries',
      amount: 600_00,
      frequency: 'monthly',
    },
  };
  await open(
    createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, expenses: { items } } }]),
  );
  await amountOf('Lebensmittel');
  expect(screen.queryByText('Was nicht jeden Monat kommt')).toBeNull();
});

test('the slider moves the total that is divided', async () => {
  await open(
    createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, expenses: { items: {} } } }]),
  );
  const slider = await screen.findByRole('slider', { name: 'Ungefähr, mit dem Regler' });
  const button = screen.getByRole('button', { name: 'Auf Kategorien aufteilen' });
  expect(button).toBeDisabled();
  fireEvent.change(slider, { target: { value: String(2_400_00) } });
  expect(screen.getByRole('textbox', { name: /Ausgaben gesamt/ })).toHaveValue('2.400,00');
  expect(button).toBeEnabled();
});
