import { euros } from '../core';
import { type ProjectionPlan, projectHousehold } from '.';

const nothing: ProjectionPlan = {
  start: '2026-10-01',
  months: 12,
  inflation: 0,
  assets: { immediate: 0, 'twelve-months': 0, bound: 0 },
  returns: { immediate: 0, 'twelve-months': 0, bound: 0 },
  incomes: [],
  pensions: [],
  expenses: [],
  premiums: [],
  savings: [],
  loans: [],
  goals: [],
};
const project = (change: Partial<ProjectionPlan>) => projectHousehold({ ...nothing, ...change });

test('goals of the same month are paid together', () => {
  const goal = { amount: euros(100), date: '2027-01-15' };
  const { years, liquidityByMonth } = project({ goals: [goal, { ...goal, amount: euros(50) }] });
  expect(years[0]?.goals).toBe(euros(150));
  expect([...liquidityByMonth].slice(2, 5)).toEqual([0, -euros(150), -euros(150)]);
});

test('savings that behave like their class lie with it, so that their interest is rounded once', () => {
  const { years } = project({
    months: 1,
    assets: { ...nothing.assets, 'twelve-months': 100 },
    returns: { ...nothing.returns, 'twelve-months': 0.05 },
    savings: [{ amount: 0, liquidity: 'twelve-months', balance: 100 }],
  });
  // 0.407 % of 2.00 euros; of 1.00 euro alone it would be nothing.
  expect(years[0]).toMatchObject({ twelveMonths: 201, returns: 1 });
});

test('money that can be had within twelve months is liquid in each month', () => {
  const assets = { immediate: euros(10), 'twelve-months': euros(20), bound: euros(40) };
  expect([...project({ assets, months: 2 }).liquidityByMonth]).toEqual([euros(30), euros(30)]);
});

test('a year in which nothing is left over is not a deficit', () => {
  const even = { incomes: [{ amount: 100 }], expenses: [{ amount: 100 }] };
  expect(project(even)).toMatchObject({ firstDeficitYear: undefined, firstDeficitMonth: undefined });
});

test('a payment may begin and end on the same day', () => {
  const day = '2027-02-10';
  expect(project({ incomes: [{ amount: 100, from: day, until: day }] }).years[0]?.incomes).toBe(100);
});

test('a contract may be paid out in the first month', () => {
  const savings = [{ amount: 0, liquidity: 'bound', balance: 500, payout: '2026-10-31' }] as const;
  expect(project({ savings }).years[0]).toMatchObject({ immediate: 500, bound: 0 });
});

test('a loan may begin with its new terms, and go on to the longest projection', () => {
  const loan = { debt: euros(100_000), annualRate: 0.01, payment: euros(500) };
  const from = (day: string) => ({
    from: day,
    annualRate: 0.06,
    repayment: { kind: 'payment', payment: euros(600) } as const,
  });
  const atOnce = project({ loans: [{ ...loan, followUp: from('2026-10-01') }] });
  expect(atOnce.years[0]?.loanPayments).toBe(12 * euros(600));
  const { years } = project({ months: 1_200, loans: [{ ...loan, followUp: from('2026-12-01') }] });
  expect(years[0]?.loanPayments).toBe(2 * euros(500) + 10 * euros(600));
  expect(years.at(-1)?.debt).toBe(0);
});

test('two loans are paid together and owed together, and one repaid before its new terms stays so', () => {
  const loan = { debt: euros(1_200), annualRate: 0, payment: euros(100) };
  const followUp = {
    from: '2027-08-01',
    annualRate: 0.04,
    repayment: { kind: 'payment', payment: euros(700) } as const,
  };
  const { years } = project({ loans: [loan, { ...loan, payment: euros(200), followUp }], months: 6 });
  expect(years[0]).toMatchObject({ loanPayments: euros(1_800), debt: euros(600) });
  const whole = project({ loans: [loan, { ...loan, payment: euros(200), followUp }] });
  expect(whole.years[0]).toMatchObject({ loanPayments: euros(2_400), debt: 0 });
});

const noDay = '01.01.2027';
const loan = { debt: 100, annualRate: 0, payment: 1 };
const followUp = { annualRate: 0, repayment: { kind: 'term', months: 12 } } as const;

test.each<[string, string, Partial<ProjectionPlan>]>([
  ['pensions.from', 'not a day', { pensions: [{ amount: 1, from: noDay, netFactor: 1 }] }],
  ['goals.date', 'not a day', { goals: [{ amount: 1, date: noDay }] }],
  ['goals.date', 'lies before the start', { goals: [{ amount: 1, date: '2026-09-30' }] }],
  [
    'incomes.until',
    'lies before the first payment',
    { incomes: [{ amount: 1, from: '2027-02-01', until: '2027-01-31' }] },
  ],
  ['savings.amount', 'below zero', { savings: [{ amount: -1, liquidity: 'bound' }] }],
  ['savings.payout', 'not a day', { savings: [{ amount: 1, liquidity: 'bound', payout: noDay }] }],
  [
    'savings.until',
    'not a day',
    { savings: [{ amount: 1, liquidity: 'bound', payout: '2027-01-01', until: noDay }] },
  ],
  [
    'savings.payout',
    'lies before the start or the last payment',
    { savings: [{ amount: 1, liquidity: 'bound', payout: '2026-09-30' }] },
  ],
  ['loans.followUp.from', 'not a day', { loans: [{ ...loan, followUp: { ...followUp, from: noDay } }] }],
  [
    'loans.followUp.from',
    'lies before the start',
    { loans: [{ ...loan, followUp: { ...followUp, from: '2026-09-30' } }] },
  ],
])('%s: %s', (field, message, change) => {
  expect(() => project(change)).toThrow(
    expect.objectContaining({ field, message: expect.stringContaining(message) }),
  );
});
