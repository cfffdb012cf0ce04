import { euros } from '../core';
import {
  capitalAfterWithdrawals,
  requiredReturn,
  savingsPlan,
  savingsSchedule,
  timeToGoal,
  withdrawalPlan,
  withdrawalSchedule,
} from '.';

// An account of 1,000 euros at 1 % a month pays 500 a month until it is empty, worked by hand.
const account = { capital: euros(1_000), monthlyWithdrawal: euros(500), annualRate: 0.12 };

test.each([
  // 1,000 + 10 − 500 = 510; 510 + 5.10 − 500 = 15.10; with its interest 15.25 are left for the third month.
  ['nominal', 'arrears', 15_25],
  // 500 + 5 = 505; 5 + 0.05 = 5.05.
  ['nominal', 'advance', 5_05],
  // 10 and 5 euros are earned and credited when the account is closed.
  ['yearly-credit', 'arrears', 15_00],
  // 5 euros on 500, nothing on the rest.
  ['yearly-credit', 'advance', 5_00],
] as const)('closing an account credits what it has earned: %s, %s', (convention, timing, last) => {
  expect(withdrawalSchedule({ ...account, convention, timing })).toMatchObject({
    fullMonths: 2,
    lastWithdrawal: last,
    outcome: 'exhausted',
    remainingCapital: 0,
  });
});

test('a withdrawal that takes exactly the rest is a full one', () => {
  expect(withdrawalSchedule({ ...account, annualRate: 0 })).toMatchObject({
    fullMonths: 2,
    lastWithdrawal: 0,
  });
});

test('withdrawals are in advance unless told otherwise', () => {
  const plan = { capital: euros(1_000), months: 2, annualRate: 0.12, convention: 'nominal' } as const;
  expect(withdrawalPlan(plan)).toEqual(withdrawalPlan({ ...plan, timing: 'advance' }));
  const withdrawals = { ...plan, monthlyWithdrawal: euros(500) };
  // ((1,000 − 500) × 1.01 − 500) × 1.01 = 5.05
  expect(capitalAfterWithdrawals(withdrawals).remainingCapital).toBe(5_05);
});

test('a capital that is to be kept whole pays nothing without interest', () => {
  const plan = { capital: 1_000, months: 12, annualRate: 0, remainingCapital: 1_000 };
  expect(withdrawalPlan(plan)).toMatchObject({ monthlyWithdrawal: 0, remainingCapital: 1_000 });
  expect(() => withdrawalPlan({ ...plan, remainingCapital: 1_001 })).toThrow(
    expect.objectContaining({
      code: 'invalid-input',
      message: 'remainingCapital: more than the capital grows to',
    }),
  );
});

test('the last months of a savings account are credited when it ends', () => {
  const years = savingsSchedule({
    startCapital: euros(1_000),
    months: 18,
    annualRate: 0.06,
    convention: 'yearly-credit',
  });
  expect(years.map(({ interest }) => interest)).toEqual([60_00, 31_80]);
});

test('a lump sum alone is all of the final value', () => {
  const plan = savingsPlan({ startCapital: euros(10_000), months: 120, annualRate: 0.05 });
  expect(plan).toMatchObject({ fromStartCapital: 1_628_895, fromContributions: 0 });
});

test('a plan that grows beyond all numbers is refused', () => {
  const plan = { monthlyContribution: 1, months: 1_200, convention: 'nominal' } as const;
  expect(savingsPlan({ ...plan, annualRate: 5 }).finalValue).toBeGreaterThan(1e180);
  expect(() => savingsPlan({ ...plan, annualRate: 10 })).toThrow(
    expect.objectContaining({ message: 'annualRate: the plan grows beyond what can be counted' }),
  );
});

test('a return needs something that was paid in', () => {
  expect(requiredReturn({ finalValue: 0, months: 12 })).toEqual({ found: false });
  const plan = { startCapital: 100, monthlyContribution: 100, months: 12 };
  expect(requiredReturn({ ...plan, finalValue: 1_300 })).toEqual({
    found: true,
    annualRate: expect.closeTo(0, 10),
  });
});

test('a goal may take the whole 100 years', () => {
  const goal = { monthlyContribution: 1, annualRate: 0 };
  expect(timeToGoal({ ...goal, target: 1_200 })).toMatchObject({ reached: true, months: 1_200 });
  expect(timeToGoal({ ...goal, target: 1_201 })).toEqual({ reached: false, within: 1_200 });
});
