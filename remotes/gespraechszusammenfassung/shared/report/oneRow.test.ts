import { snapshotSections } from '@vp-digital/core/contracts';
import { assetItems, debtItems, incomeName } from '@vp-digital/core/figures';
import {
  adults,
  costIn,
  derive,
  type FigureName,
  isPremiumMissing,
  ownNetPensionFigure,
  pensionProjectionFigure,
  pensionPurchasingPowerFigure,
  type SectionData,
  shownExpenses,
  shownNets,
  withoutEnded,
} from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import type { Cell, ReportDocument, Text } from '@vp-digital/core/pdf';
import { conversationSummary } from './conversationSummary';
import { germanSettings as settings, snapshotOf } from './testing';

const { t, word, format } = settings;
const date = '2026-10-01';

/** A row as it is read: what it is about, and its amounts. */
type Row = readonly string[];

const tables = ['incomes', 'expenses', 'insurance', 'saving', 'loan', 'assets', 'debts', 'pension'] as const;
type Table = (typeof tables)[number];

/** The first column of each table, and for those of contracts, which share it, the heading over them. */
const isTable: Record<Table, { column: string; heading?: string }> = {
  incomes: { column: t('report.income.income') },
  expenses: { column: t('report.expenses.category') },
  insurance: { column: t('report.contracts.contract'), heading: t('report.contracts.kind.insurance') },
  saving: { column: t('report.contracts.contract'), heading: t('report.contracts.kind.saving') },
  loan: { column: t('report.contracts.contract'), heading: t('report.contracts.kind.loan') },
  assets: { column: word('assets') },
  debts: { column: word('debts') },
  pension: { column: t('report.pension.person') },
};

const plain = (text: Text): string =>
  typeof text === 'string' ? text : text.map((run) => run.text).join('');

function textOf(cell: Cell | undefined): string {
  if (cell === undefined || typeof cell === 'string') return cell ?? '';
  return cell.kind === 'text' ? plain(cell.text) : '';
}

/** What the pages say, without totals and without what a whole area is covered by. */
function rowsOn({ blocks }: ReportDocument, table: Table): Row[] {
  const { column, heading } = isTable[table];
  let over: string | undefined;
  return blocks.flatMap((block): Row[] => {
    if (block.kind === 'heading') over = block.text;
    const [first] = block.kind === 'table' ? block.columns : [];
    const isIt =
      first?.kind === 'text' && first.label === column && (heading === undefined || heading === over);
    if (block.kind !== 'table' || !isIt) return [];
    return block.rows
      .filter(({ kind }) => kind === 'plain')
      .map(({ cells }) =>
        table === 'pension' ? cells.map(textOf) : [textOf(cells[0]), textOf(cells.at(-1))],
      );
  });
}

const totalOn = ({ blocks }: ReportDocument, label: string): string | undefined =>
  blocks
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .filter(({ kind, cells }) => kind === 'total' && textOf(cells[0]) === label)
    .map(({ cells }) => textOf(cells.at(-1)))[0];

const inOrder = <Entry extends { position: number }>(items: Record<string, Entry>) =>
  Object.entries(items).sort(([, one], [, other]) => one.position - other.position);

/** The same rows by what the screens draw them with. */
function rowsOfScreens(data: SectionData, table: Table): Row[] {
  const money = (amount: number | undefined) => (amount === undefined ? '–' : format.money(amount));
  switch (table) {
    case 'incomes': {
      const nets = shownNets(data);
      return inOrder(data.incomes.items).map(([id, income]) => {
        const net = nets.get(id);
        return [incomeName(income, data, t), net === undefined ? '–' : format.euros(net)];
      });
    }
    case 'expenses':
      return [...shownExpenses(data)]
        .filter(([, amount]) => amount > 0)
        .sort(([, one], [, other]) => other - one)
        .map(([category, amount]) => [t(`household/expenses:category.${category}`), format.euros(amount)]);
    case 'insurance':
    case 'saving':
    case 'loan':
      return inOrder(data.contracts.items)
        .filter(([, { kind }]) => kind === table)
        .map(([, contract]) => [
          t(`household/contracts:line.${contract.line}`),
          money(isPremiumMissing(contract) ? undefined : costIn('month', contract)),
        ]);
    case 'assets':
      return assetItems(data, t).map(({ name, amount }) => [name, money(amount)]);
    case 'debts':
      return debtItems(data, t).map(({ name, amount }) => [name, money(amount)]);
    case 'pension':
      return adults(data).flatMap(({ id: personId, name }): Row[] => {
        const gross = pensionProjectionFigure.of(data, { date, personId });
        const net = ownNetPensionFigure.of(data, { date, personId });
        const power = pensionPurchasingPowerFigure.of(data, { date, personId });
        if (gross.kind !== 'computed' || net.kind !== 'computed' || power.kind !== 'computed') return [];
        const amounts = [
          pensionProjectionFigure.amount(gross.value),
          ownNetPensionFigure.amount(net.value),
          pensionPurchasingPowerFigure.amount(power.value),
        ];
        return [[name, ...amounts.map((amount) => format.euros(amount))]];
      });
  }
}

function reported(documents: SectionData) {
  const snapshot = snapshotOf(documents);
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new Error('the household cannot be read');
  const model = conversationSummary({ snapshot, sections, before: undefined }, settings);
  return { model, data: withoutEnded(sections, date) };
}

/** Of a net, of an insurance and of a loan it is not known what they are a month; another contract is over. */
function halfKnown(): SectionData {
  const documents = documentsOf(sampleHouseholds[1]);
  const incomes = inOrder(documents.incomes.items);
  const [[incomeId, { net: _, ...income }] = missing()] = incomes;
  const insurances = inOrder(documents.contracts.items).filter(([, { kind }]) => kind === 'insurance');
  const [[openId, open] = missing(), [overId, over] = missing()] = insurances;
  return {
    ...documents,
    incomes: { ...documents.incomes, items: { ...documents.incomes.items, [incomeId]: income } },
    contracts: {
      ...documents.contracts,
      items: {
        ...documents.contracts.items,
        [openId]: { ...open, premium: 0, state: 'ok' },
        [overId]: { ...over, end: '2026-09-30' },
      },
    },
  };
}

const missing = (): never => {
  throw new Error('the sample has changed');
};

const households: readonly (readonly [string, SectionData])[] = [
  ...sampleHouseholds.map((sample) => [`sample ${sample.legacyHouseholdId}`, documentsOf(sample)] as const),
  ['half known', halfKnown()],
];

test.each(households)('%s: every row of its tables is the screens’ row', (_, documents) => {
  const { model, data } = reported(documents);
  for (const table of tables)
    expect({ table, rows: rowsOn(model, table) }).toEqual({ table, rows: rowsOfScreens(data, table) });
});

test.each(households)('%s: tables end with the figures of the screens', (_, documents) => {
  const { model, data } = reported(documents);
  const figures = derive(data, date).figures ?? {};
  const sums: readonly [string, FigureName, (amount: number) => string][] = [
    [word('householdNet'), 'householdNet', (amount) => format.euros(amount)],
    [word('livingCosts'), 'livingCosts', (amount) => format.euros(amount)],
    [t('report.contracts.total.insurance'), 'premiums', (amount) => format.money(amount)],
    [t('report.contracts.total.loan'), 'loanRates', (amount) => format.money(amount)],
    [t('report.balance.total.assets'), 'assets', (amount) => format.money(amount)],
    [t('report.balance.total.debts'), 'debts', (amount) => format.money(amount)],
  ];
  const known = sums.flatMap(([label, name, write]) => {
    const [shown, amount] = [totalOn(model, label), figures[name]];
    return shown === undefined || amount === undefined ? [] : [{ name, shown, screen: write(amount) }];
  });
  expect(known.length).toBeGreaterThan(0);
  for (const { name, shown, screen } of known) expect({ name, shown }).toEqual({ name, shown: screen });
});

test('what nobody has said is no 0 in a table, and its sum says that it is a part', () => {
  const { model } = reported(halfKnown());
  const premiums = rowsOn(model, 'insurance').map(([, amount]) => amount);
  expect(premiums).toContain('–');
  expect(premiums).not.toContain(format.money(0));
  expect(totalOn(model, t('report.contracts.total.insurance'))).toBeUndefined();
  expect(totalOn(model, t('report.contracts.totalPartly.insurance'))).toBeDefined();
  const [sentence] = model.blocks.flatMap((block) =>
    block.kind === 'chapter' && block.name.endsWith(t('report.contracts.name'))
      ? [plain(block.keySentence)]
      : [],
  );
  expect(sentence).toContain('soweit bekannt');
});

test('another amount in one entry is found in its own table', () => {
  const documents = documentsOf(sampleHouseholds[1]);
  const { model } = reported(documents);
  const dearer = (section: 'incomes' | 'expenses' | 'contracts' | 'assets', field: string) => {
    const [[id, entry] = missing()] = inOrder<{ position: number }>(documents[section].items);
    const amount = Reflect.get(entry, field) as number; // the sample has it
    return {
      ...documents,
      [section]: {
        ...documents[section],
        items: { ...documents[section].items, [id]: { ...entry, [field]: amount + 100_00 } },
      },
    }; // of the same shape
  };
  for (const [changed, table] of [
    [dearer('incomes', 'net'), 'incomes'],
    [dearer('expenses', 'amount'), 'expenses'],
    [dearer('contracts', 'premium'), 'insurance'],
    [dearer('assets', 'value'), 'assets'],
  ] as const)
    expect(rowsOn(model, table)).not.toEqual(rowsOfScreens(reported(changed).data, table));
});
