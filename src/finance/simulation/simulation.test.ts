import { euros } from '../core';
import { type ProjectionPlan, projectHousehold } from '../projection';
import { type SimulationInput, simulateHousehold, simulationSteps } from '.';

const plan: ProjectionPlan = {
  start: '2026-10-01',
  months: 240,
  inflation: 0.02,
  assets: { immediate: euros(10_000), 'twelve-months': euros(50_000), bound: euros(20_000) },
  returns: { immediate: 0.01, 'twelve-months': 0.06, bound: 0.02 },
  incomes: [{ amount: euros(3_000), growth: 0.02, until: '2036-09-30' }],
  pensions: [{ amount: euros(2_000), from: '2036-10-01', netFactor: 0.8, growth: 0.015 }],
  expenses: [{ amount: euros(2_000) }],
  premiums: [{ amount: euros(300), everyMonths: 12 }],
  savings: [
    { amount: euros(500), liquidity: 'twelve-months', until: '2036-09-30' },
    { amount: euros(100), liquidity: 'bound', balance: euros(3_000), payout: '2036-09-30' },
  ],
  loans: [{ debt: euros(8_000), annualRate: 0.04, payment: euros(200) }],
  goals: [{ amount: euros(15_000), date: '2030-06-01' }],
};

const volatility = { immediate: 0, 'twelve-months': 0.15, bound: 0.05 };
const input: SimulationInput = { plan, volatility, paths: 400, seed: 4711 };

test('without fluctuation every path is the projection', () => {
  const still = { immediate: 0, 'twelve-months': 0, bound: 0 };
  const { years, successProbability, standardError } = simulateHousehold({
    ...input,
    volatility: still,
    paths: 3,
  });
  const projection = projectHousehold(plan);
  years.forEach(({ liquidity, netWealth, priceLevel }, index) => {
    const expected = projection.years[index];
    // The projection rounds returns to cents each month; the paths do not.
    expect(Math.abs(liquidity.p50 - (expected?.liquidity ?? Number.NaN))).toBeLessThan(1_000);
    expect(Math.abs(netWealth.p10 - (expected?.netWealth ?? Number.NaN))).toBeLessThan(1_000);
    expect(liquidity.p90).toBe(liquidity.p10);
    expect(priceLevel).toBeCloseTo(expected?.priceLevel ?? Number.NaN, 12);
  });
  expect(years).toHaveLength(20);
  expect(successProbability).toBe(projection.firstDeficitMonth ? 0 : 1);
  expect(standardError).toBe(0);
});

test('the same seed gives the same result and another seed another', () => {
  expect(simulateHousehold(input)).toEqual(simulateHousehold(input));
  expect(simulateHousehold({ ...input, seed: 4712 })).not.toEqual(simulateHousehold(input));
});

test('the size of the steps does not change the result', () => {
  const steps = simulationSteps(input, 77);
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value).toEqual(simulateHousehold(input));
});

test('progress is reported after each step up to the last path', () => {
  const done: number[] = [];
  simulateHousehold({ ...input, paths: 600 }, (progress) => done.push(progress.done / progress.paths));
  expect(done).toEqual([250 / 600, 500 / 600, 1]);
});

test('percentiles stand in their order', () => {
  for (const { liquidity, netWealth } of simulateHousehold(input).years) {
    for (const { p10, p25, p50, p75, p90 } of [liquidity, netWealth]) {
      expect([p10, p25, p50, p75, p90]).toEqual([p10, p25, p50, p75, p90].sort((a, b) => a - b));
      expect(p10).toBeLessThan(p90);
    }
  }
});

/** Nothing but 100,000 in one class. */
const lumpSum: ProjectionPlan = {
  ...plan,
  months: 120,
  assets: { immediate: 0, 'twelve-months': euros(100_000), bound: 0 },
  incomes: [],
  pensions: [],
  expenses: [],
  premiums: [],
  savings: [],
  loans: [],
  goals: [],
};

test('a lump sum has the median and the quantiles of the lognormal distribution', () => {
  const { years } = simulateHousehold({ ...input, plan: lumpSum, paths: 10_000 });
  const variance = Math.log1p((0.15 / 1.06) ** 2);
  const drift = Math.log(1.06) - variance / 2;
  const quantile = (z: number) => euros(100_000) * Math.exp(10 * drift + z * Math.sqrt(10 * variance));
  const last = years.at(-1)?.liquidity;
  // Four standard errors: 1.25 σ √10 / √10,000 for the median, 1.71 σ √10 / √10,000 for the tenths.
  expect(Math.abs((last?.p50 ?? 0) / quantile(0) - 1)).toBeLessThan(0.022);
  expect(Math.abs((last?.p10 ?? 0) / quantile(-1.281552) - 1)).toBeLessThan(0.03);
  expect(Math.abs((last?.p90 ?? 0) / quantile(1.281552) - 1)).toBeLessThan(0.03);
});

test('the median lies below the expected value: fluctuation costs', () => {
  const calm = simulateHousehold({ ...input, plan: lumpSum });
  const wild = simulateHousehold({
    ...input,
    plan: lumpSum,
    volatility: { ...volatility, 'twelve-months': 0.3 },
  });
  const expected = projectHousehold(lumpSum).years.at(-1)?.liquidity ?? 0;
  expect(calm.years.at(-1)?.liquidity.p50).toBeLessThan(expected);
  expect(wild.years.at(-1)?.liquidity.p50).toBeLessThan(calm.years.at(-1)?.liquidity.p50 ?? 0);
});

/** 100,000 that pay 700 a month: enough at the expected return, not in every path. */
const withdrawal: ProjectionPlan = {
  ...lumpSum,
  inflation: 0,
  months: 216,
  expenses: [{ amount: euros(700) }],
};

test('a plan that lasts on average fails in some paths', () => {
  const { successProbability, standardError } = simulateHousehold({ ...input, plan: withdrawal });
  expect(projectHousehold(withdrawal).firstDeficitMonth).toBeUndefined();
  expect(successProbability).toBeGreaterThan(0.2);
  expect(successProbability).toBeLessThan(0.8);
  expect(standardError).toBeCloseTo(Math.sqrt((successProbability * (1 - successProbability)) / 400), 12);
});

test('spending less makes success more likely', () => {
  const success = (amount: number) =>
    simulateHousehold({ ...input, plan: { ...withdrawal, expenses: [{ amount }] } }).successProbability;
  const chances = [euros(300), euros(600), euros(700), euros(900)].map(success);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  expect(new Set(chances).size).toBe(4);
});

test('the last year may be short', () => {
  const { years } = simulateHousehold({ ...input, plan: { ...plan, months: 30 }, paths: 10 });
  expect(years).toHaveLength(3);
  expect(years[2]?.priceLevel).toBeCloseTo(1.02 ** 2.5, 12);
  expect(years[2]?.liquidity.p50).toBeGreaterThan(0);
});

test.each([
  ['paths', { paths: 0 }],
  ['paths', { paths: 100_001 }],
  ['seed', { seed: 0.5 }],
  ['volatility.bound', { volatility: { ...volatility, bound: -0.1 } }],
  ['volatility.twelve-months', { volatility: { ...volatility, 'twelve-months': Number.NaN } }],
  ['months', { plan: { ...plan, months: 0 } }],
])('a wrong %s is refused', (field, change) => {
  expect(() => simulateHousehold({ ...input, ...change })).toThrow(
    expect.objectContaining({ name: 'FinanceError', field }),
  );
});
