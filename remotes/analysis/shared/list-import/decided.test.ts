import type { Contract, SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { latin1 } from '../file-import/testing/latin1';
import { type Choices, noChoices, wordKey } from './choices';
import { decidedContracts } from '../../screens/contracts/list/decidedContracts';
import { decidedExpenses } from '../../screens/expenses/list/decidedExpenses';
import { decidedIncomes } from '../../screens/income/list/decidedIncomes';
import type { ListName } from '../file-import/importKinds';
import { readList } from './reading/readList';
import { brokerExport, householdBook, incomeSheet } from './testing/lists';

const today = '2026-06-01';
const [annaId, jonasId, minaId] = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
const person = (firstName: string, position: number, role = 'responsible') => ({
  position,
  role,
  salutation: 'none',
  firstName,
  lastName: 'Muster',
  birthDate: '1985-01-01',
});

/** Anna, Jonas and their child, of whom nothing else is known. */
const family = {
  persons: {
    items: {
      [annaId ?? '']: person('Anna', 0),
      [jonasId ?? '']: person('Jonas', 1, 'partner'),
      [minaId ?? '']: person('Mina', 2, 'child'),
    },
  },
  contracts: { items: {} },
  expenses: { items: {} },
  incomes: { items: {} },
} as unknown as SectionData; // the three documents that lists add to, and the persons

async function rowsOf(file: string, list: ListName) {
  const answer = await readList({ bytes: latin1(file.replaceAll('€', '')).buffer, list, remembered: {} });
  if (answer.kind !== 'read') throw new Error(JSON.stringify(answer));
  return answer.rows;
}

const contracts = async (file: string, data = family, choices: Choices = noChoices) =>
  decidedContracts(await rowsOf(file, 'contracts'), data, choices, today);
const withContracts = (...items: Partial<Contract>[]): SectionData => ({
  ...family,
  contracts: {
    items: Object.fromEntries(
      items.map((item, position) => [
        `10000000-0000-4000-8000-00000000000${position}`,
        {
          position,
          company: '',
          personIds: [],
          premium: 0,
          frequency: 'monthly',
          state: 'unchecked',
          kind: 'insurance',
          line: 'household',
          ...item,
        } as Contract,
      ]),
    ),
  },
});

describe('contracts', () => {
  test('what the list says is written, and nothing that it does not say', async () => {
    const [liability, household, disability] = await contracts(brokerExport());
    expect(liability).toMatchObject({ isTaken: true, missing: [], unread: {} });
    expect(liability?.entry).toEqual({
      kind: 'insurance',
      line: 'liability',
      position: 0,
      company: 'Nordlicht Versicherung AG',
      number: 'NL-4711/01',
      personIds: [annaId],
      premium: 74_90,
      frequency: 'yearly',
      start: '2019-03-01',
      end: '2027-03-01',
      benefit: 10_000_000_00,
      state: 'unchecked',
      source: 'import',
    });
    expect(household?.entry).not.toHaveProperty('end');
    expect(disability?.entry).toMatchObject({ personIds: [jonasId], benefit: 1_500_00 });
  });

  test('a Sparte that is not clear is asked, and chosen for all rows of the word', async () => {
    const [, , , life] = await contracts(brokerExport());
    expect(life).toMatchObject({ problem: 'line', isTaken: false });
    expect(life?.entry).toBeUndefined();
    const words = { [wordKey('line', 'Lebensversicherung')]: 'endowment' };
    const [, , , chosen] = await contracts(brokerExport(), family, { ...noChoices, words });
    expect(chosen).toMatchObject({
      isTaken: true,
      entry: { kind: 'saving', line: 'endowment', balance: 12_345_67 },
    });
  });

  test('what ended, by its state or its day, is not taken by itself', async () => {
    const decided = await contracts(brokerExport());
    expect(decided[4]).toMatchObject({ doubt: { kind: 'ended' }, isTaken: false, entry: { line: 'legal' } });
    const [over] = await contracts('Sparte;Ablauf\nHausrat;31.12.2020\n');
    expect(over).toMatchObject({ doubt: { kind: 'endedOn', day: '2020-12-31' }, isTaken: false });
  });

  test('a cell that cannot be read stays out and is said, and so is what is missing', async () => {
    const decided = await contracts(brokerExport());
    expect(decided[5]).toMatchObject({
      unread: { start: '31.02.2020' },
      missing: ['premium', 'start'],
      entry: { line: 'motor', premium: 0 }, // 0 as in every contract without a known premium
    });
  });

  test('a fact that a line does not have stays out and is said; so does what is too large', async () => {
    const [motor, , large] = await contracts(
      'Sparte;Beitrag;Zahlweise;Versicherungssumme\nKfz;12,00;monatlich;50.000\nUnfall;12,00;monatlich;50.000\nUnfall;200.000,00;monatlich;1\n',
    );
    expect(motor).toMatchObject({ unfit: ['benefit'] });
    expect(motor?.entry).not.toHaveProperty('benefit');
    expect(large).toMatchObject({ tooLong: ['premium'], entry: { premium: 0 } });
  });

  test('an amount of which nobody says how often it is due is no amount', async () => {
    const file = 'Sparte;Beitrag\nHausrat;12,00\n';
    expect(await contracts(file)).toMatchObject([{ problem: 'frequency', isTaken: false }]);
    const words = { [wordKey('frequency', '')]: 'yearly' };
    expect(await contracts(file, family, { ...noChoices, words })).toMatchObject([
      { isTaken: true, entry: { premium: 12_00, frequency: 'yearly' } },
    ]);
  });

  test('beitragsfrei is a state, not an amount', async () => {
    expect(await contracts('Sparte;Beitrag;Zahlweise\nRiester;0,00;beitragsfrei\n')).toMatchObject([
      { isTaken: true, missing: ['company', 'number', 'start'], entry: { state: 'paidUp', premium: 0 } },
    ]);
  });

  test('of nobody by name: a household cover is everybody’s, other covers wait for a name', async () => {
    const [household, accident] = await contracts('Sparte\nHausrat\nUnfall\n'.replaceAll('\n', ';\n'));
    expect(household?.entry?.personIds).toEqual([annaId, jonasId, minaId]);
    expect(accident?.entry?.personIds).toEqual([]);
    const words = { [wordKey('person', '')]: jonasId ?? '' };
    const [, chosen] = await contracts('Sparte;x\nHausrat;\nUnfall;\n', family, { ...noChoices, words });
    expect(chosen?.entry?.personIds).toEqual([jonasId]);
  });

  test('what is of nobody in the household is not taken by itself', async () => {
    expect(await contracts('Sparte;Person\nUnfall;Kim\nUnfall;Anna und Jonas\n')).toMatchObject([
      { doubt: { kind: 'stranger' }, isTaken: false, entry: { personIds: [] } },
      { isTaken: true, entry: { personIds: [annaId, jonasId] } },
    ]);
  });

  test.each([
    ['the same number, however it is written', { number: 'nl 4711-01' }, 'sameNumber'],
    [
      'the same Sparte, company and amount of a year',
      { line: 'liability', company: 'Nordlicht AG', premium: 74_90, frequency: 'yearly' },
      'same',
    ],
  ] as const)('%s is not recorded twice unless somebody wants it', async (_, there, kind) => {
    const data = withContracts(there);
    const [row] = await contracts(brokerExport(), data);
    expect(row).toMatchObject({ doubt: { kind }, isTaken: false });
    const [wanted] = await contracts(brokerExport(), data, { ...noChoices, taken: { 1: true } });
    expect(wanted).toMatchObject({ isTaken: true });
  });

  test('another amount, company or Sparte is another contract', async () => {
    const data = withContracts(
      {
        line: 'liability',
        company: 'Nordlicht AG',
        premium: 74_91,
        frequency: 'yearly',
      },
      { line: 'liability', company: 'Weststern', premium: 74_90, frequency: 'yearly' },
      { line: 'household', company: '', premium: 0 },
    );
    const [row] = await contracts(brokerExport(), data);
    expect(row).toMatchObject({ isTaken: true });
    expect(row?.doubt).toBeUndefined();
  });

  test('a second insurance of the whole household is said before it is recorded', async () => {
    const data = withContracts({
      line: 'liability',
      company: 'Weststern',
      premium: 60_00,
      frequency: 'yearly',
    });
    const [liability, household] = await contracts(brokerExport(), data);
    expect(liability).toMatchObject({ besides: 'Weststern', isTaken: true });
    expect(household?.besides).toBeUndefined();
    const legal = withContracts({ line: 'legal', company: 'Nordlicht AG', premium: 0 });
    expect((await contracts('Sparte;Beitrag mtl.\nRechtsschutz;12,00\n', legal))[0]?.besides).toBe(
      'Nordlicht AG',
    );
  });

  test('what stands in the archive is said', async () => {
    const [id = '', contract] =
      Object.entries(withContracts({ number: 'NL-4711/01' }).contracts.items)[0] ?? [];
    const data = {
      ...family,
      contracts: { items: {}, archived: { [id]: { contract, archivedOn: today, reason: 'cancelled' } } },
    } as SectionData;
    expect((await contracts(brokerExport(), data))[0]).toMatchObject({
      doubt: { kind: 'archived' },
      isTaken: false,
    });
  });

  test('what stands twice in the list is taken once', async () => {
    expect(await contracts('Sparte;Nr\nHausrat;1\nUnfall;2\nHausrat;1\n')).toMatchObject([
      { isTaken: true },
      { isTaken: true },
      { isTaken: false, doubt: { kind: 'earlier', number: 1 } },
    ]);
  });

  test('every sample household is spared its own contracts', async () => {
    for (const sample of sampleHouseholds) {
      const data = documentsOf(sample);
      const lines = Object.values(data.contracts.items).filter(({ number }) => number !== undefined);
      if (lines.length === 0) continue;
      const decided = decidedContracts(
        lines.map(({ line, number = '' }, index) => ({
          number: index + 1,
          amounts: {},
          texts: { number },
          codes: { line },
          unread: {},
        })),
        data,
        noChoices,
        today,
      );
      expect(decided.filter(({ isTaken }) => isTaken)).toEqual([]);
    }
  });
});

describe('expenses', () => {
  const decide = async (data = family, choices: Choices = noChoices) =>
    decidedExpenses(await rowsOf(householdBook(), 'expenses'), data, choices);

  test('what is an expense is written; what is a contract, or unknown, is said', async () => {
    const [rent, groceries, premium, gym, unknown, tax] = await decide();
    expect(rent?.entry).toEqual({
      category: 'housing',
      detail: 'Miete',
      amount: 980_00,
      frequency: 'monthly',
      position: 0,
      source: 'import',
    });
    expect(groceries).toMatchObject({ isTaken: true, entry: { category: 'groceries', amount: 420_00 } });
    expect(premium).toMatchObject({ problem: 'contract', isTaken: false });
    expect(gym).toMatchObject({ isTaken: true, entry: { personId: jonasId } });
    expect(unknown).toMatchObject({ problem: 'category' });
    expect(tax).toMatchObject({ entry: { frequency: 'yearly', amount: 120_00 } });
  });

  test('what stands already, or would stand beside others, is not taken by itself', async () => {
    const data = {
      ...family,
      expenses: {
        items: {
          [annaId ?? '']: { category: 'housing', amount: 981_00, frequency: 'monthly', position: 0 },
          [jonasId ?? '']: { category: 'leisure', amount: 100_00, frequency: 'monthly', position: 1 },
        },
      },
    } as unknown as SectionData;
    const [rent, , , gym] = await decide(data);
    expect(rent).toMatchObject({ doubt: { kind: 'same' }, isTaken: false });
    expect(gym).toMatchObject({ doubt: { kind: 'others', monthly: 100_00 }, isTaken: false });
  });
});

describe('incomes', () => {
  const decide = async (data = family, choices: Choices = noChoices) =>
    decidedIncomes(await rowsOf(incomeSheet(), 'incomes'), data, choices, today);

  test('what a year brings is recorded by the month; what comes once, or is nobody’s, is not', async () => {
    const [pay, rent, once, child] = await decide();
    expect(pay?.entry).toMatchObject({
      kind: 'salary',
      personId: annaId,
      net: 2_950_00,
      gross: 4_400_00,
      from: '2020-01-01',
      source: 'import',
    });
    expect(rent).toMatchObject({ isTaken: true, entry: { kind: 'rent', net: 600_00, personId: jonasId } });
    expect(rent?.entry).not.toHaveProperty('gross');
    expect(once).toMatchObject({ problem: 'kind' });
    expect(child).toMatchObject({ problem: 'person' });
    const words = { [wordKey('person', '')]: annaId ?? '', [wordKey('kind', 'Erbschaft')]: 'other' };
    const [, , still, chosen] = await decide(family, { ...noChoices, words });
    expect(still).toMatchObject({ problem: 'once' });
    expect(chosen).toMatchObject({ isTaken: true, entry: { personId: annaId, net: 255_00 } });
  });

  test('an income of a kind that somebody has is not taken by itself', async () => {
    const data = {
      ...family,
      incomes: { items: { [minaId ?? '']: { kind: 'salary', personId: annaId, position: 0 } } },
    } as unknown as SectionData;
    expect((await decide(data))[0]).toMatchObject({ doubt: { kind: 'same' }, isTaken: false });
  });
});
