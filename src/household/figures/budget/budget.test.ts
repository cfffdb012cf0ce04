import * as fc from 'fast-check';
import {
  budgetRates,
  budgetRule,
  debtRatioFigure,
  debtsFigure,
  freeAmount,
  freeAmountFigure,
  knownFree,
  leftOfMonth,
  liquidityShareFigure,
  reserve,
  reserveKinds,
  savingPotential,
} from '..';
import { type AbsentKind, type Contract, emptySection, type SectionData } from '../../documents';
import { anyHousehold } from '../../testing/householdArbitrary';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const nothing = {
  incomes: emptySection('incomes'),
  expenses: emptySection('expenses'),
  contracts: emptySection('contracts'),
  absences: emptySection('absences'),
};

describe('without a net income there is nothing to divide by', () => {
  test.each([
    ['F5', budgetRule, ['net', 'expenses', 'contracts']],
    ['F7', budgetRates, ['net', 'contracts']],
    ['F8', savingPotential, ['net', 'expenses', 'contracts']],
  ] as const)('%s says so', (_, figure, facts) => {
    expect(figure(nothing)).toEqual({ kind: 'missing', facts: facts.map((fact) => ({ fact })) });
  });

  test('and nothing is free while nobody knows what the household lives on: not all of the net', () => {
    const household = { ...sample(2).household, expenses: emptySection('expenses') };
    for (const figure of [knownFree, budgetRule, savingPotential])
      expect(figure(household)).toEqual({ kind: 'missing', facts: [{ fact: 'expenses' }] });
    expect(budgetRates(household).kind).toBe('computed');
  });

  test('one income whose net is unknown is named with its person', () => {
    const { household, person } = sample(2);
    const incomes = Object.entries(household.incomes.items).map(([id, income]) => {
      const { net, ...unknown } = income;
      return [
        id,
        income.personId === person('Aylin') ? unknown : { ...unknown, ...(net !== undefined && { net }) },
      ];
    });
    expect(budgetRule({ ...household, incomes: { items: Object.fromEntries(incomes) } })).toEqual({
      kind: 'missing',
      facts: [{ fact: 'net', personId: person('Aylin') }],
    });
  });
});

describe('contracts that nobody was asked for are not 0 (F4 to F8)', () => {
  const { household } = sample(2);
  const contractsOf = (kind?: Contract['kind']) => ({
    ...household.contracts,
    items: Object.fromEntries(
      Object.entries(household.contracts.items).filter(([, contract]) => contract.kind === kind),
    ),
  });
  const said = (of: AbsentKind) => ({ items: { one: { position: 0, of } } });
  const kindsOf = (sections: Partial<SectionData>) => {
    const data: SectionData = { ...household, contracts: contractsOf(), ...sections };
    const free = freeAmountFigure.of(data, { date: '2026-10-01' });
    return [free, knownFree(data), budgetRule(data), savingPotential(data), budgetRates(data)].map(
      ({ kind }) => kind,
    );
  };

  test('none is recorded: every figure that counts them waits, and so does the reserve', () => {
    expect(kindsOf({})).toEqual(Array(5).fill('missing'));
    expect(reserve({ ...household, contracts: contractsOf() })).toMatchObject({
      months: undefined,
      waitsFor: ['contracts'],
    });
    expect(leftOfMonth({ ...household, contracts: contractsOf() })).toBe('soFar');
  });

  test.each(['saving', 'loan'] as const)('a %s alone says nothing about insurances', (kind) => {
    const contracts = contractsOf(kind);
    expect(Object.keys(contracts.items)).not.toEqual([]);
    expect(kindsOf({ contracts }).slice(0, 4)).toEqual(Array(4).fill('missing'));
    expect(reserve({ ...household, contracts }).months).toBeUndefined();
  });

  test('nothing saved is no word about the others; no contracts are a word about all', () => {
    expect(kindsOf({ absences: said('savings') }).slice(0, 4)).toEqual(Array(4).fill('missing'));
    expect(kindsOf({ absences: said('contracts') })).toEqual(Array(5).fill('computed'));
    expect(leftOfMonth({ ...household, contracts: contractsOf(), absences: said('contracts') })).toBe('free');
  });

  test.each([
    ['groceries alone', 'everydaySoFar', ['groceries']],
    ['all but clothing', 'everydaySoFar', ['energy', 'communication', 'groceries', 'mobility', 'health']],
    [
      'all of everyday life',
      'free',
      ['energy', 'communication', 'groceries', 'mobility', 'health', 'clothing'],
    ],
  ] as const)('with %s recorded what is left is %s', (_, kind, categories) => {
    const entries = categories.map((category, position) => [
      category,
      { position, category, amount: 10_000, frequency: 'monthly' as const },
    ]);
    const expenses: SectionData['expenses'] = { items: Object.fromEntries(entries) };
    expect(leftOfMonth({ ...household, expenses })).toBe(kind);
  });

  test('debts and their ratio are no 0 before anybody asked for a loan; a named debt says that somebody did (F10)', () => {
    const input = { date: '2026-10-01' };
    const kindsOfDebts = (sections: Partial<SectionData>) => {
      const bare = { contracts: contractsOf(), liabilities: emptySection('liabilities') };
      // without the mortgage there is nothing that asks for the home's value
      const data: SectionData = { ...household, ...bare, ...sections };
      return [debtsFigure.of(data, input), debtRatioFigure.of(data, input)].map(({ kind }) => kind);
    };
    expect(kindsOfDebts({})).toEqual(['missing', 'missing']);
    expect(kindsOfDebts({ contracts: contractsOf('saving') })).toEqual(['missing', 'missing']);
    expect(kindsOfDebts({ absences: said('contracts') })).toEqual(['computed', 'computed']);
    const liabilities: SectionData['liabilities'] = {
      items: { one: { position: 0, kind: 'private', amount: 500_00, asOf: '2026-10-01', ownership: {} } },
    };
    expect(kindsOfDebts({ liabilities })).toEqual(['computed', 'computed']);
  });

  test('what is available at once is no 0 % while no account is recorded, and is where one holds nothing', () => {
    const input = { date: '2026-10-01' };
    const assetsOf = (test: (kind: string) => boolean, value?: number): SectionData['assets'] => ({
      items: Object.fromEntries(
        Object.entries(household.assets.items)
          .filter(([, { kind }]) => test(kind))
          .map(([id, asset]) => [
            id,
            value !== undefined && reserveKinds.has(asset.kind) ? { ...asset, value } : asset,
          ]),
      ),
    });
    const home = { ...household, assets: assetsOf((kind) => kind === 'ownHome') };
    expect(liquidityShareFigure.of(home, input)).toEqual({ kind: 'missing', facts: [{ fact: 'assets' }] });
    const empty = { ...household, assets: assetsOf((kind) => kind !== 'securities', 0) };
    expect(liquidityShareFigure.of(empty, input).kind).toBe('computed');
  });

  test('insurances alone: whoever has recorded one has gone through the contracts', () => {
    expect(kindsOf({ contracts: contractsOf('insurance') })).toEqual(Array(5).fill('computed'));
  });
});

describe('50-30-20 (F5)', () => {
  test('needs, wants and saving are the net, and what is spent beyond it', () => {
    fc.assert(
      fc.property(anyHousehold, (household) => {
        const rule = budgetRule(household);
        fc.pre(rule.kind === 'computed');
        const { net, needs, wants, saving, overNet } = rule.value;
        expect(needs.amount + wants.amount + saving.amount).toBe(net + overNet);
        expect(overNet).toBe(Math.max(0, -freeAmount(household).free));
      }),
      { numRuns: 30 },
    );
  });
});

describe('saving potential (F8)', () => {
  test('the target is at most a fifth of net and never more than the potential', () => {
    fc.assert(
      fc.property(anyHousehold, (household) => {
        const potential = savingPotential(household);
        fc.pre(potential.kind === 'computed');
        const { net, savings, fromFree, potential: most, target } = potential.value;
        expect(most).toBe(savings + fromFree);
        expect(target).toBeLessThanOrEqual(Math.min(most, Math.ceil(net * 0.2)));
      }),
      { numRuns: 30 },
    );
  });

  test('who spends more than comes in keeps the potential of today’s savings', () => {
    const { household } = sample(1);
    const items = Object.entries(household.expenses.items).map(([id, one]) => [
      id,
      { ...one, amount: 100_000 },
    ]);
    const poor = { ...household, expenses: { items: Object.fromEntries(items) } };
    const { potential, savings, fromFree } = valueOf(savingPotential(poor));
    expect(fromFree).toBe(0);
    expect(potential).toBe(savings);
  });
});
