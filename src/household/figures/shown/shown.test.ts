import * as fc from 'fast-check';
import {
  balanceSheet,
  budgetRule,
  debtServiceFigure,
  type FreeAmount,
  freeAmount,
  knownNet,
  netWorth,
  savingsRateFigure,
  shownBudgetRule,
} from '..';
import type { Contract, SectionData } from '../../documents';
import { documentsOf, sampleHouseholds } from '../../samples';
import { anyHousehold, variedHousehold } from '../../testing/householdArbitrary';
import type { Period } from '../period';
import { shownFreeAmount, shownSharesOfNet } from './shownFreeAmount';
import { shownExpenses, shownNets } from './shownParts';
import { shownBalance, shownWorth } from './shownBalance';

const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);
const keys = ['net', 'expenses', 'insurance', 'loanRates', 'savings', 'free'] as const;
const periods: readonly Period[] = ['month', 'year'];

/** For every sample household and for random ones. */
const always = (holds: (household: SectionData) => void) => {
  sampleHouseholds.map(documentsOf).forEach(holds);
  fc.assert(
    fc.property(fc.oneof(anyHousehold, variedHousehold), (household) => {
      holds(household);
    }),
    { numRuns: 200, seed: 20261001 },
  );
};

const addsUp = ({ net, expenses, insurance, loanRates, savings, free }: FreeAmount) => {
  expect(Math.round(net - expenses - insurance - loanRates - savings)).toBe(Math.round(free));
};

test('net less the four parts is what is free, also as shown, in a month and in a year', () => {
  always((household) => {
    for (const period of periods) {
      const exact = freeAmount(household, period);
      const shown = shownFreeAmount(household, period);
      addsUp(shown);
      for (const key of keys) {
        expect(Math.abs(shown[key] % 100)).toBe(0);
        expect(Math.abs(shown[key] - exact[key])).toBeLessThan(100);
      }
    }
  });
});

test('the shares of the net are tenths of a percent that add up to 100.0', () => {
  always((household) => {
    for (const period of periods) {
      const shares = shownSharesOfNet(household, period);
      const exact = freeAmount(household, period);
      const unknown = Object.values(household.incomes.items).some(({ net }) => net === undefined);
      expect(shares === undefined).toBe(unknown || knownNet(household).kind !== 'computed');
      if (!shares) return;
      const tenths = Object.fromEntries(keys.map((key) => [key, Math.round(shares[key] * 1_000)]));
      expect(tenths['net']).toBe(1_000);
      addsUp(tenths as unknown as FreeAmount); // the same keys, tenths of a percent in place of cents
      for (const key of keys)
        expect(Math.abs(shares[key] - exact[key] / exact.net)).toBeLessThan(0.001 + Number.EPSILON);
    }
  });
});

test('a savings rate and a debt service are shown as any share is rounded, so tile and sheet say the same', () => {
  const date = '2026-10-01';
  always((household) => {
    for (const figure of [savingsRateFigure, debtServiceFigure]) {
      const outcome = figure.of(household, { date });
      if (outcome.kind !== 'computed') continue;
      const exact = figure.amount(outcome.value);
      expect(Math.round((figure.shown?.(outcome.value) ?? 0) * 1_000)).toBe(Math.round(exact * 1_000));
    }
  });
  // 150.00 of 4,898.47 are 3.06 %: 3.1, whatever the others are rounded to
  const household = sampleHouseholds.map(documentsOf)[1];
  if (!household) throw new Error('there are samples');
  const [income] = Object.values(household.incomes.items);
  const [plan] = Object.values(household.contracts.items).filter(({ kind }) => kind === 'saving');
  if (!income || !plan) throw new Error('sample household 2 has both');
  const shares = shownSharesOfNet({
    ...household,
    incomes: { items: { one: { ...income, net: 489_847 } } },
    contracts: {
      items: { one: { ...plan, premium: 150_00, frequency: 'monthly', employerShare: 0 } as Contract },
    },
  });
  expect(shares?.savings).toBeCloseTo(0.031, 10);
});

test('incomes, categories and the rule of thumb add up to the month as shown', () => {
  always((household) => {
    for (const period of periods) {
      const shown = shownFreeAmount(household, period);
      expect(sum(shownNets(household, period).values())).toBe(shown.net);
      expect(sum(shownExpenses(household, period).values())).toBe(shown.expenses);
    }
    const shown = shownFreeAmount(household);
    const { needs, wants, saving } = shownBudgetRule(household);
    expect(needs + wants + saving).toBe(shown.net + Math.max(0, -shown.free));
  });
});

test('whole percents of 50-30-20 add up, unless more is spent than comes in', () => {
  always((household) => {
    const rule = budgetRule(household);
    if (rule.kind !== 'computed' || rule.value.overNet > 0) return;
    const { needs, wants, saving } = rule.value;
    expect(Math.round(sum([needs.shown, wants.shown, saving.shown].map((share) => share * 100)))).toBe(100);
  });
});

test('assets less debts are the net worth, also as shown', () => {
  always((household) => {
    const exact = netWorth(household);
    const shown = shownWorth(exact);
    expect(shown.assets - shown.liabilities).toBe(shown.netWorth);
    for (const key of ['assets', 'liabilities', 'netWorth'] as const)
      expect(Math.abs(shown[key] - exact[key])).toBeLessThan(100);
  });
});

test('every table of the balance sheet adds up to its side, also without the own home', () => {
  always((household) => {
    for (const scope of ['all', 'withoutOwnHome'] as const) {
      const sheet = balanceSheet(household, scope);
      const shown = shownBalance(sheet);
      expect(sum(shown.byLiquidity.map(({ amount }) => amount))).toBe(shown.assets);
      expect(sum(shown.byClass.map(({ amount }) => amount))).toBe(shown.assets);
      expect(shown.mortgages + shown.otherDebts).toBe(shown.liabilities);
      expect(sum(sheet.byPerson.map(({ assets }) => assets))).toBe(sheet.worth.assets);
      expect(sum(shown.byPerson.map(({ assets }) => assets))).toBe(shown.assets);
      expect(sum(shown.byPerson.map(({ liabilities }) => liabilities))).toBe(shown.liabilities);
    }
  });
});

const household = (net: number, amounts: readonly number[]): SectionData => {
  const [sample] = sampleHouseholds.map(documentsOf);
  const [income] = Object.values(sample?.incomes.items ?? {});
  const [expense] = Object.values(sample?.expenses.items ?? {});
  if (!sample || !income || !expense) throw new Error('the first sample household has both');
  return {
    ...sample,
    contracts: { items: {} },
    incomes: { items: { one: { ...income, net, paymentsPerYear: 12, specialPayments: {} } } },
    expenses: {
      items: Object.fromEntries(amounts.map((amount, index) => [index, { ...expense, amount }])),
    },
  };
};

test('two halves that round apart make no euro that nobody has spent', () => {
  // 1,234.50 come in, 1,800.00 go out: as shown, 1,235 − 1,800 = −565
  expect(shownFreeAmount(household(123_450, [180_000]))).toMatchObject({
    net: 123_500,
    expenses: 180_000,
    free: -56_500,
  });
});

test('what is paid once a year is in the year to the cent, and a twelfth of it in the month', () => {
  const yearly = household(200_000, [10_000]);
  const items = Object.entries(yearly.expenses.items);
  const expenses = {
    items: Object.fromEntries(
      items.map(([id, expense]) => [id, { ...expense, frequency: 'yearly' as const }]),
    ),
  };
  expect(freeAmount({ ...yearly, expenses }, 'year').expenses).toBe(10_000);
  expect(freeAmount({ ...yearly, expenses }).expenses).toBe(833);
});
