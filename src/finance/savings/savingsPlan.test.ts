import * as fc from 'fast-check';
import { euros, FinanceError } from '../core';
import { goalContribution, requiredReturn, type SavingsPlan, savingsPlan, savingsSchedule } from '.';

const plans: fc.Arbitrary<SavingsPlan> = fc.record({
  startCapital: fc.integer({ min: 0, max: euros(1_000_000) }),
  monthlyContribution: fc.integer({ min: 100, max: euros(10_000) }),
  months: fc.integer({ min: 1, max: 600 }),
  annualRate: fc.double({ min: -0.05, max: 0.12, noNaN: true }),
  convention: fc.constantFrom('effective', 'nominal', 'yearly-credit'),
  timing: fc.constantFrom('advance', 'arrears'),
  yearlyIncrease: fc.constantFrom(0, 0.02, 0.05),
});

test('a lump sum at 5 % a year is 1.05 ^ 10 of itself after ten years', () => {
  const result = savingsPlan({ startCapital: euros(10_000), months: 120, annualRate: 0.05 });
  expect(result.finalValue).toBe(1_628_895);
  expect(result.interest).toBe(628_895);
});

test('yearly credit turns twelve payments into r (12 + 6.5 i) in advance and r (12 + 5.5 i) in arrears', () => {
  const plan = {
    monthlyContribution: euros(100),
    months: 12,
    annualRate: 0.04,
    convention: 'yearly-credit',
  } as const;
  expect(savingsPlan({ ...plan, timing: 'advance' }).finalValue).toBe(euros(1_226));
  expect(savingsPlan({ ...plan, timing: 'arrears' }).finalValue).toBe(euros(1_222));
});

test('a part-year of yearly credit bears linear interest for its months only', () => {
  const plan = {
    startCapital: euros(1_000),
    months: 18,
    annualRate: 0.06,
    convention: 'yearly-credit',
  } as const;
  expect(savingsPlan(plan).finalValue).toBe(roundTo(1_000 * 1.06 * 1.03));
});

test('nominal interest is credited monthly: 6 % nominal yields 6.1678 %', () => {
  const plan = {
    startCapital: euros(1_000_000),
    months: 12,
    annualRate: 0.06,
    convention: 'nominal',
  } as const;
  expect(savingsPlan(plan).interest).toBe(6_167_781);
});

test('without interest the plan is the sum of its payments, raised once a year', () => {
  const result = savingsPlan({
    startCapital: euros(500),
    monthlyContribution: euros(100),
    months: 24,
    annualRate: 0,
    yearlyIncrease: 0.1,
  });
  expect(result).toEqual({
    startCapital: euros(500),
    contributions: euros(2_520),
    interest: 0,
    finalValue: euros(3_020),
    fromStartCapital: euros(500),
    fromContributions: euros(2_520),
  });
});

test('parts sum to the final value', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const result = savingsPlan(plan);
      expect(result.fromStartCapital + result.fromContributions).toBe(result.finalValue);
      expect(result.startCapital + result.contributions + result.interest).toBe(result.finalValue);
    }),
  );
});

test('closed form and booked account differ by rounded cents only', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const last = savingsSchedule(plan).at(-1);
      const { finalValue } = savingsPlan(plan);
      // Half a cent per booking of interest and, with rising contributions, per payment, grown to the end.
      const growth = Math.max(1, (1 + plan.annualRate) ** (plan.months / 12) * 1.1);
      expect(Math.abs((last?.balance ?? Number.NaN) - finalValue)).toBeLessThanOrEqual(
        1 + plan.months * growth,
      );
    }),
  );
});

test('a booked account adds up year by year', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      let balance = plan.startCapital ?? 0;
      for (const row of savingsSchedule(plan)) {
        balance += row.contributions + row.interest;
        expect(row.balance).toBe(balance);
      }
    }),
  );
});

test('the schedule has one row a year and a short last one', () => {
  const years = savingsSchedule({ monthlyContribution: 100, months: 30, annualRate: 0.02 });
  expect(years.map((row) => [row.year, row.contributions])).toEqual([
    [1, 1200],
    [2, 1200],
    [3, 600],
  ]);
});

test('paying in advance never yields less than in arrears while interest is positive', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      fc.pre(plan.annualRate >= 0);
      const advance = savingsPlan({ ...plan, timing: 'advance' });
      const arrears = savingsPlan({ ...plan, timing: 'arrears' });
      expect(advance.finalValue).toBeGreaterThanOrEqual(arrears.finalValue);
    }),
  );
});

test('contribution → final value → contribution', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { finalValue } = savingsPlan(plan);
      const { startCapital: capital = 0, monthlyContribution, ...terms } = plan;
      const needed = goalContribution({ ...terms, target: finalValue, capital });
      expect(Math.abs(needed.monthlyContribution - (monthlyContribution ?? 0))).toBeLessThanOrEqual(1);
    }),
  );
});

test('return → final value → return', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      fc.pre(plan.months >= 24);
      const { annualRate, ...rest } = plan;
      const found = requiredReturn({ ...rest, finalValue: savingsPlan(plan).finalValue });
      expect(found.found && found.annualRate).toBeCloseTo(annualRate, 3);
    }),
  );
});

test('no return makes something out of nothing', () => {
  expect(requiredReturn({ finalValue: 100, months: 12 })).toEqual({ found: false });
});

test.each([
  [{ startCapital: -1, months: 12, annualRate: 0.02 }, 'negative-amount', 'startCapital'],
  [{ monthlyContribution: 0.5, months: 12, annualRate: 0.02 }, 'not-whole-cents', 'monthlyContribution'],
  [{ months: 12, annualRate: -1 }, 'rate-out-of-range', 'annualRate'],
  [{ months: 12, annualRate: Number.NaN }, 'rate-out-of-range', 'annualRate'],
  [
    { months: 12, annualRate: 0.02, yearlyIncrease: Number.POSITIVE_INFINITY },
    'rate-out-of-range',
    'yearlyIncrease',
  ],
  [{ months: 0, annualRate: 0.02 }, 'invalid-input', 'months'],
  [{ months: 12.5, annualRate: 0.02 }, 'invalid-input', 'months'],
  [
    { startCapital: 1, months: 1200, annualRate: 10, convention: 'nominal' } as const,
    'invalid-input',
    'annualRate',
  ],
])('%j is refused as %s', (plan, code, field) => {
  expect(() => savingsPlan(plan)).toThrow(FinanceError);
  expect(() => savingsPlan(plan)).toThrow(expect.objectContaining({ code, field }));
});

/** Euros with fractions to cents. */
function roundTo(amount: number): number {
  return Math.round(amount * 100);
}
