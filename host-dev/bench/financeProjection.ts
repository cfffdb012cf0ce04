import {
  type ProjectionPlan,
  projectHousehold,
  type SimulationInput,
  simulateHousehold,
} from '@vp-digital/core/finance';
import { type Benchmark, milliseconds } from './reporter';

const REPEATS = 200;

/** Targets on one core: a 60-year projection under 1 ms, 10,000 random paths over 720 months under 1.5 s. */
export const projectionBenchmarks: readonly Benchmark[] = [
  {
    name: '60-year projection',
    unit: 'ms',
    target: 1,
    measure: () => {
      const plan = samplePlan();
      const duration = milliseconds(() => {
        for (let run = 0; run < REPEATS; run += 1) projectHousehold(plan);
      });
      return duration / REPEATS;
    },
  },
  {
    name: 'simulation, 10,000 paths × 720 months',
    unit: 's',
    target: 1.5,
    measure: () => {
      const input = sampleSimulation();
      return milliseconds(() => simulateHousehold(input)) / 1000;
    },
  },
];

export function sampleSimulation(): SimulationInput {
  const volatility = { immediate: 0, 'twelve-months': 0.15, bound: 0.06 };
  return { plan: samplePlan(), volatility, paths: 10_000, seed: 2026 };
}

/** A family with as many entries as a full file has: 4 incomes, 12 expenses, 10 contracts, 2 loans, 4 goals. */
function samplePlan(): ProjectionPlan {
  return {
    start: '2026-10-01',
    months: 720,
    inflation: 0.02,
    assets: { immediate: 1_230_000, 'twelve-months': 540_000, bound: 46_500_000 },
    returns: { immediate: 0.01, 'twelve-months': 0.05, bound: 0.02 },
    incomes: [
      { amount: 323_500, until: '2055-09-30', growth: 0.02 },
      { amount: 169_700, until: '2057-01-31', growth: 0.02 },
      { amount: 51_800, until: '2041-08-31' },
      { amount: 260_000, everyMonths: 12, from: '2026-12-01', until: '2055-09-30', growth: 0.02 },
    ],
    pensions: [
      { amount: 214_300, from: '2055-10-01', netFactor: 0.8, growth: 0.015 },
      { amount: 110_300, from: '2057-02-01', netFactor: 0.8, growth: 0.015 },
    ],
    expenses: [31_000, 18_500, 9_500, 72_000, 31_000, 14_000, 29_000, 5_000, 19_000, 25_000, 11_000].map(
      (amount) => ({ amount }),
    ),
    premiums: [800, 4_600, 1_400, 9_800, 5_800, 1_500, 2_200, 1_800].map((amount) => ({
      amount,
      growth: 0.02,
    })),
    savings: [
      { amount: 10_000, liquidity: 'bound', balance: 1_180_000, until: '2055-09-30', payout: '2055-09-30' },
      { amount: 10_000, liquidity: 'twelve-months', until: '2041-08-31' },
      { amount: 25_000, liquidity: 'immediate', until: '2055-09-30' },
    ],
    loans: [
      {
        debt: 26_800_000,
        annualRate: 0.0165,
        payment: 126_000,
        followUp: { from: '2031-07-01', annualRate: 0.04, repayment: { kind: 'term', months: 264 } },
      },
      { debt: 980_000, annualRate: 0.049, payment: 24_500 },
    ],
    goals: [
      { amount: 1_400_000, date: '2027-05-01' },
      { amount: 1_800_000, date: '2028-04-01' },
      { amount: 1_500_000, date: '2037-10-01' },
      { amount: 1_500_000, date: '2041-10-01' },
    ],
  };
}
