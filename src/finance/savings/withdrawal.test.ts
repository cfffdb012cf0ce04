import * as fc from 'fast-check';
import { euros } from '../core';
import { capitalAfterWithdrawals, withdrawalPlan, withdrawalSchedule } from '.';

const terms = fc.record({
  capital: fc.integer({ min: euros(100_000), max: euros(2_000_000) }),
  months: fc.integer({ min: 12, max: 480 }),
  annualRate: fc.double({ min: 0, max: 0.08, noNaN: true }),
  convention: fc.constantFrom('effective', 'nominal', 'yearly-credit'),
  timing: fc.constantFrom('advance', 'arrears'),
} as const);

test('300,000 without interest pay 1,000 a month for 25 years', () => {
  const plan = withdrawalPlan({ capital: euros(300_000), months: 300, annualRate: 0 });
  expect(plan).toEqual({
    monthlyWithdrawal: euros(1_000),
    withdrawn: euros(300_000),
    interest: 0,
    remainingCapital: 0,
  });
});

test('at 0.5 % a month 100,000 pay an annuity of 1,110.20 for ten years in arrears', () => {
  const plan = withdrawalPlan({
    capital: euros(100_000),
    months: 120,
    annualRate: 0.06,
    convention: 'nominal',
    timing: 'arrears',
  });
  expect(plan.monthlyWithdrawal).toBe(111_020);
});

test('keeping the capital leaves exactly the interest to withdraw', () => {
  const plan = withdrawalPlan({
    capital: euros(120_000),
    months: 240,
    annualRate: 0.06,
    convention: 'nominal',
    timing: 'arrears',
    remainingCapital: euros(120_000),
  });
  expect(plan.monthlyWithdrawal).toBe(euros(600));
  expect(plan.interest).toBe(plan.withdrawn);
});

test('more than the capital grows to cannot be left over', () => {
  const plan = { capital: 1_000, months: 12, annualRate: 0.01, remainingCapital: 2_000 };
  expect(() => withdrawalPlan(plan)).toThrow(expect.objectContaining({ field: 'remainingCapital' }));
});

test('a plan uses its capital up and no more', () => {
  fc.assert(
    fc.property(terms, (plan) => {
      const result = withdrawalPlan(plan);
      // Less than one further cent a month could have been paid.
      const oneMore = capitalAfterWithdrawals({ ...plan, monthlyWithdrawal: result.monthlyWithdrawal + 1 });
      expect(result.remainingCapital).toBeGreaterThanOrEqual(0);
      expect(oneMore.remainingCapital).toBeLessThanOrEqual(0);
      expect(plan.capital + result.interest - result.withdrawn).toBe(result.remainingCapital);
    }),
  );
});

test('duration inverts the withdrawal', () => {
  fc.assert(
    fc.property(terms, (plan) => {
      const { monthlyWithdrawal } = withdrawalPlan(plan);
      const { months, ...rest } = plan;
      const lastingTo = (withdrawal: number) =>
        withdrawalSchedule({ ...rest, monthlyWithdrawal: withdrawal }).fullMonths;
      // Cents rounded each month move the end by less than one withdrawal.
      expect(lastingTo(monthlyWithdrawal)).toBeGreaterThanOrEqual(months - 1);
      expect(lastingTo(monthlyWithdrawal + 100)).toBeLessThanOrEqual(months);
    }),
  );
});

test('the booked withdrawals add up to capital and interest', () => {
  fc.assert(
    fc.property(terms, ({ months: _, ...plan }) => {
      const schedule = withdrawalSchedule({ ...plan, monthlyWithdrawal: Math.ceil(plan.capital / 50) });
      const withdrawn = schedule.years.reduce((sum, row) => sum + row.withdrawals, 0);
      const interest = schedule.years.reduce((sum, row) => sum + row.interest, 0);
      expect(plan.capital + interest - withdrawn).toBe(schedule.remainingCapital);
    }),
  );
});

test('withdrawals below the interest last for ever', () => {
  const schedule = withdrawalSchedule({
    capital: euros(100_000),
    monthlyWithdrawal: euros(100),
    annualRate: 0.03,
  });
  expect(schedule.outcome).toBe('lasting');
  expect(schedule.years).toHaveLength(100);
  expect(schedule.remainingCapital).toBeGreaterThan(euros(100_000));
});

test('the last withdrawal is what is left', () => {
  const schedule = withdrawalSchedule({
    capital: euros(1_050),
    monthlyWithdrawal: euros(100),
    annualRate: 0,
  });
  expect(schedule).toMatchObject({ fullMonths: 10, lastWithdrawal: euros(50), outcome: 'exhausted' });
});

test('withdrawals that rise with prices use the capital up sooner', () => {
  const plan = { capital: euros(200_000), monthlyWithdrawal: euros(900), annualRate: 0.02 };
  const level = withdrawalSchedule(plan);
  const rising = withdrawalSchedule({ ...plan, yearlyIncrease: 0.02 });
  expect(rising.fullMonths).toBeLessThan(level.fullMonths);
  expect(rising.years[1]?.withdrawals).toBe(12 * euros(918));
});

test('when the capital is overdrawn the missing amount is reported below zero', () => {
  const plan = { capital: euros(1_000), monthlyWithdrawal: euros(100), months: 12, annualRate: 0 };
  expect(capitalAfterWithdrawals(plan).remainingCapital).toBe(-euros(200));
});
