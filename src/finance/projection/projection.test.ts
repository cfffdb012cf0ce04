import * as fc from 'fast-check';
import { euros } from '../core';
import { followUpFinancing } from '../loans';
import { realValue, savingsPlan } from '../savings';
import { type ProjectionPlan, projectHousehold } from '.';

/** A household without anything: tests add what they are about. */
const nothing: ProjectionPlan = {
  start: '2026-10-01',
  months: 24,
  inflation: 0.02,
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

const money = (highest: number) => fc.integer({ min: 0, max: euros(highest) });

const plans: fc.Arbitrary<ProjectionPlan> = fc.record({
  start: fc.constant('2026-10-01'),
  months: fc.integer({ min: 1, max: 240 }),
  inflation: fc.double({ min: 0, max: 0.06, noNaN: true }),
  assets: fc.record({ immediate: money(20_000), 'twelve-months': money(50_000), bound: money(300_000) }),
  returns: fc.record({
    immediate: fc.double({ min: 0, max: 0.03, noNaN: true }),
    'twelve-months': fc.double({ min: -0.02, max: 0.08, noNaN: true }),
    bound: fc.double({ min: 0, max: 0.04, noNaN: true }),
  }),
  incomes: fc.array(fc.record({ amount: money(4_000), growth: fc.constantFrom(0, 0.02) }), { maxLength: 3 }),
  pensions: fc.constant([{ amount: euros(1_500), from: '2036-01-01', netFactor: 0.8 }]),
  expenses: fc.array(fc.record({ amount: money(2_000) }), { maxLength: 4 }),
  premiums: fc.array(fc.record({ amount: money(500), everyMonths: fc.constantFrom(1, 3, 6, 12) }), {
    maxLength: 3,
  }),
  savings: fc.array(
    fc.record({
      amount: money(300),
      liquidity: fc.constantFrom('immediate', 'twelve-months', 'bound'),
      balance: money(10_000),
      subsidy: money(50),
      payout: fc.constantFrom('2028-05-01', '2035-12-31'),
    }),
    { maxLength: 3 },
  ),
  loans: fc.array(
    fc.record({
      debt: money(200_000),
      annualRate: fc.double({ min: 0, max: 0.05, noNaN: true }),
      payment: money(1_500),
    }),
    { maxLength: 2 },
  ),
  goals: fc.array(fc.record({ amount: money(20_000), date: fc.constantFrom('2026-10-31', '2029-06-01') }), {
    maxLength: 2,
  }),
});

test('every year adds up to the cent: assets, flows and returns', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const starting = [...Object.values(plan.assets), ...plan.savings.map(({ balance = 0 }) => balance)];
      let assets = starting.reduce((sum, amount) => sum + amount, 0);
      for (const year of projectHousehold(plan).years) {
        const incoming = year.incomes + year.pensions;
        const outgoing = year.expenses + year.premiums + year.savings + year.loanPayments;
        expect(year.cashFlow).toBe(incoming - outgoing);
        assets += year.cashFlow - year.goals + year.savings + year.subsidies + year.returns;
        expect(year.immediate + year.twelveMonths + year.bound).toBe(assets);
        expect(year.liquidity).toBe(year.immediate + year.twelveMonths);
        expect(year.netWealth).toBe(assets - year.debt);
      }
    }),
  );
});

test('more income never makes a household poorer', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 50_000 }), (plan, more) => {
      const incomes = [...plan.incomes, { amount: more }];
      const before = projectHousehold(plan).years.at(-1);
      const after = projectHousehold({ ...plan, incomes }).years.at(-1);
      expect(after?.liquidity).toBeGreaterThan(before?.liquidity ?? Number.NaN);
    }),
  );
});

test('sample H1 keeps 267 a month: income less expenses, premiums, loan and savings (F4)', () => {
  const projection = projectHousehold({
    ...nothing,
    months: 12,
    inflation: 0,
    incomes: [{ amount: euros(2_250) }],
    expenses: [{ amount: euros(1_626) }],
    premiums: [{ amount: euros(14) }],
    loans: [{ debt: euros(4_200), annualRate: 0, payment: euros(130) }],
    savings: [
      { amount: euros(13), subsidy: euros(27), liquidity: 'bound', balance: euros(1_450) },
      { amount: euros(100), liquidity: 'twelve-months', balance: euros(3_900) },
      { amount: euros(100), liquidity: 'immediate' },
    ],
    assets: { immediate: euros(6_300), 'twelve-months': 0, bound: 0 },
  });
  expect(projection.years).toHaveLength(1);
  expect(projection.years[0]).toMatchObject({
    cashFlow: 12 * euros(267),
    debt: euros(4_200 - 12 * 130),
    immediate: euros(6_300 + 12 * (267 + 100)),
    twelveMonths: euros(3_900 + 1_200),
    bound: euros(1_450 + 12 * 40),
    subsidies: euros(12 * 27),
  });
});

test('wealth in twelve-month money grows like a savings plan in arrears', () => {
  const { years } = projectHousehold({
    ...nothing,
    months: 120,
    assets: { ...nothing.assets, 'twelve-months': euros(10_000) },
    returns: { ...nothing.returns, 'twelve-months': 0.05 },
    incomes: [{ amount: euros(200) }],
    savings: [{ amount: euros(200), liquidity: 'twelve-months' }],
  });
  const plan = savingsPlan({
    startCapital: euros(10_000),
    monthlyContribution: euros(200),
    months: 120,
    annualRate: 0.05,
  });
  expect(Math.abs((years.at(-1)?.twelveMonths ?? 0) - plan.finalValue)).toBeLessThan(120);
});

test('growth steps on the anniversaries of the start and expenses follow inflation', () => {
  const { years } = projectHousehold({
    ...nothing,
    months: 30,
    incomes: [{ amount: euros(1_000), growth: 0.03 }],
    expenses: [{ amount: euros(100) }, { amount: euros(50), growth: 0 }],
  });
  expect(years.map(({ incomes }) => incomes)).toEqual([euros(12_000), euros(12_360), euros(6_365.4)]);
  expect(years.map(({ expenses }) => expenses)).toEqual([euros(1_800), euros(1_824), euros(924.24)]);
  expect(years.map(({ from }) => from)).toEqual(['2026-10-01', '2027-10-01', '2028-10-01']);
});

test('a date stands for its whole month, first and last included', () => {
  const { years } = projectHousehold({
    ...nothing,
    incomes: [{ amount: 100, from: '2026-12-31', until: '2027-02-01' }],
  });
  expect(years[0]?.incomes).toBe(300);
});

test('yearly premiums keep the rhythm of their first due date, past or future', () => {
  const premium = (from: string) =>
    projectHousehold({ ...nothing, months: 12, premiums: [{ amount: 100, everyMonths: 12, from }] });
  const dueMonth = (from: string) => premium(from).liquidityByMonth.findIndex((amount) => amount < 0);
  expect(dueMonth('2020-01-15')).toBe(3);
  expect(dueMonth('2027-01-15')).toBe(3);
  expect(dueMonth('2026-10-01')).toBe(0);
});

test('an income that has ended is not counted', () => {
  const { years } = projectHousehold({ ...nothing, incomes: [{ amount: 100, until: '2026-09-30' }] });
  expect(years[0]?.incomes).toBe(0);
});

test('a pension is paid net from its start', () => {
  const { years } = projectHousehold({
    ...nothing,
    pensions: [{ amount: euros(2_143), from: '2027-10-01', netFactor: 0.8, growth: 0.01 }],
  });
  expect(years[0]?.pensions).toBe(0);
  // 2,143 × 0.80 = 1,714.40, a year later with 1 %: 1,731.54
  expect(years[1]?.pensions).toBe(12 * euros(1_731.54));
});

test('a goal costs what its price has become, and takes twelve-month money when needed', () => {
  const { years, firstDeficitMonth } = projectHousehold({
    ...nothing,
    months: 36,
    assets: { immediate: euros(3_000), 'twelve-months': euros(10_000), bound: 0 },
    goals: [{ amount: euros(8_000), date: '2028-10-01' }],
  });
  expect(years[2]?.goals).toBe(euros(8_323.2));
  expect(years[2]).toMatchObject({ immediate: 0, twelveMonths: euros(4_676.8) });
  expect(firstDeficitMonth).toBeUndefined();
});

test('goals after the end are left out', () => {
  const { years } = projectHousehold({ ...nothing, goals: [{ amount: 100, date: '2028-10-01' }] });
  expect(years.map(({ goals }) => goals)).toEqual([0, 0]);
});

test('the account is empty in the month in which money is missing for the first time', () => {
  const projection = projectHousehold({
    ...nothing,
    months: 60,
    inflation: 0,
    assets: { immediate: euros(1_000), 'twelve-months': euros(4_000), bound: euros(90_000) },
    incomes: [{ amount: euros(300), until: '2027-12-01' }],
    expenses: [{ amount: euros(500) }],
  });
  // 15 months at −200 use up 3,000; four at −500 the rest.
  expect(projection.firstDeficitMonth).toEqual({ month: 20, date: '2028-05-01' });
  expect(projection.firstDeficitYear).toBe(1);
  expect(projection.lowestLiquidity).toEqual({
    month: 60,
    date: '2031-09-01',
    amount: -euros(20_500),
  });
  expect(projection.liquidityByMonth).toHaveLength(60);
  expect(projection.liquidityByMonth[18]).toBe(0);
});

test('the month with the least money is found between two others', () => {
  const projection = projectHousehold({
    ...nothing,
    assets: { ...nothing.assets, immediate: euros(1_000) },
    inflation: 0,
    incomes: [{ amount: euros(100) }],
    goals: [{ amount: euros(1_050), date: '2027-03-01' }],
  });
  expect(projection.lowestLiquidity).toEqual({ month: 6, date: '2027-03-01', amount: euros(550) });
  expect(projection.firstDeficitYear).toBeUndefined();
});

test('bound money becomes immediate when its contract is paid out, and takes no more payments', () => {
  const { years } = projectHousehold({
    ...nothing,
    incomes: [{ amount: euros(100) }],
    savings: [
      {
        amount: euros(100),
        liquidity: 'bound',
        balance: euros(5_000),
        annualReturn: 0,
        payout: '2027-09-15',
      },
    ],
  });
  expect(years[0]).toMatchObject({ bound: 0, immediate: euros(5_000 + 12 * 100), savings: euros(1_200) });
  expect(years[1]).toMatchObject({ bound: 0, immediate: euros(6_200 + 12 * 100), savings: 0 });
});

test('a contract may bear a return of its own', () => {
  const { years } = projectHousehold({
    ...nothing,
    months: 12,
    savings: [{ amount: 0, liquidity: 'twelve-months', balance: euros(10_000), annualReturn: 0.06 }],
  });
  expect(Math.abs((years[0]?.returns ?? 0) - euros(600))).toBeLessThan(12);
  expect(years[0]?.twelveMonths).toBe(euros(10_000) + (years[0]?.returns ?? 0));
});

test('a deficit bears no interest', () => {
  const { years } = projectHousehold({
    ...nothing,
    inflation: 0,
    returns: { ...nothing.returns, immediate: 0.05 },
    expenses: [{ amount: euros(100) }],
  });
  expect(years[1]?.immediate).toBe(-euros(2_400));
});

test('sample H2: at the end of its fixed interest the loan goes on with a new payment', () => {
  const followUp = {
    from: '2031-07-01',
    annualRate: 0.04,
    repayment: { kind: 'term', months: 264 },
  } as const;
  const loan = { debt: euros(268_000), annualRate: 0.0165, payment: euros(1_260) };
  const { years } = projectHousehold({ ...nothing, months: 720, loans: [{ ...loan, followUp }] });
  const [scenario] = followUpFinancing({
    ...loan,
    principal: loan.debt,
    fixedMonths: 57,
    followUpRates: [0.04],
    repayment: followUp.repayment,
  }).scenarios;
  expect(years[3]?.loanPayments).toBe(12 * euros(1_260));
  expect(Math.abs((years[5]?.loanPayments ?? 0) - 12 * (scenario?.payment ?? 0))).toBeLessThanOrEqual(12);
  // 57 + 264 months: repaid in the ninth month of the 27th year.
  expect(years[25]?.debt).toBeGreaterThan(0);
  expect(years[26]?.debt).toBe(0);
  expect(years[27]?.loanPayments).toBe(0);
});

test('real amounts are in the money of the start', () => {
  const { years } = projectHousehold({ ...nothing, assets: { ...nothing.assets, immediate: euros(10_000) } });
  const { realValue: inTwoYears } = realValue({ value: euros(10_000), months: 24, inflation: 0.02 });
  expect(years[1]?.real).toEqual({ cashFlow: 0, liquidity: inTwoYears, netWealth: inTwoYears });
  expect(years[1]?.priceLevel).toBeCloseTo(1.0404, 12);
});

test.each<[string, string, Partial<ProjectionPlan>]>([
  ['start', 'invalid-date', { start: '2026-02-30' }],
  ['months', 'invalid-input', { months: 0 }],
  ['months', 'invalid-input', { months: 1_201 }],
  ['inflation', 'rate-out-of-range', { inflation: -1 }],
  ['assets.bound', 'negative-amount', { assets: { ...nothing.assets, bound: -1 } }],
  ['returns.immediate', 'rate-out-of-range', { returns: { ...nothing.returns, immediate: Number.NaN } }],
  ['incomes.amount', 'not-whole-cents', { incomes: [{ amount: 0.5 }] }],
  ['incomes.growth', 'rate-out-of-range', { incomes: [{ amount: 1, growth: -1 }] }],
  ['incomes.from', 'invalid-date', { incomes: [{ amount: 1, from: '01.10.2026' }] }],
  ['incomes.until', 'invalid-date', { incomes: [{ amount: 1, from: '2027-02-01', until: '2027-01-31' }] }],
  ['pensions.amount', 'negative-amount', { pensions: [{ amount: -1, from: '2027-01-01', netFactor: 1 }] }],
  [
    'pensions.netFactor',
    'rate-out-of-range',
    { pensions: [{ amount: 1, from: '2027-01-01', netFactor: 2 }] },
  ],
  ['savings.balance', 'negative-amount', { savings: [{ amount: 1, liquidity: 'bound', balance: -1 }] }],
  [
    'savings.annualReturn',
    'rate-out-of-range',
    { savings: [{ amount: 1, liquidity: 'bound', annualReturn: -2 }] },
  ],
  ['savings.payout', 'invalid-date', { savings: [{ amount: 1, liquidity: 'bound', payout: '2026-09-30' }] }],
  [
    'savings.payout',
    'invalid-date',
    { savings: [{ amount: 1, liquidity: 'bound', until: '2027-06-30', payout: '2027-05-31' }] },
  ],
  ['principal', 'negative-amount', { loans: [{ debt: -1, annualRate: 0, payment: 1 }] }],
  [
    'loans.followUp.from',
    'invalid-date',
    {
      loans: [
        {
          debt: 100,
          annualRate: 0,
          payment: 1,
          followUp: { from: '2026-09-01', annualRate: 0, repayment: { kind: 'term', months: 12 } },
        },
      ],
    },
  ],
  ['goals.amount', 'negative-amount', { goals: [{ amount: -1, date: '2027-01-01' }] }],
  ['goals.date', 'invalid-date', { goals: [{ amount: 1, date: '2026-09-30' }] }],
])('a plan with a wrong %s is refused as %s', (field, code, change) => {
  expect(() => projectHousehold({ ...nothing, ...change })).toThrow(
    expect.objectContaining({ name: 'FinanceError', field, code }),
  );
});
