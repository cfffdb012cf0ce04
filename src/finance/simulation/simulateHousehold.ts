import { type Rate, requireCount, requireRecord } from '../core';
import { compilePlan, type LiquidityClass, type ProjectionPlan } from '../projection';
import { growthFactor } from '../rates';
import { followPath, pathPlan } from './followPath';
import { type Percentiles, percentilesOf } from './percentiles';
import { RandomStream } from './random';

export interface SimulationInput {
  /** As for `projectHousehold`; its returns are the expected ones. */
  plan: ProjectionPlan;
  /** Standard deviation of the yearly return by class, share of one; 0 for what does not fluctuate. */
  volatility: Record<LiquidityClass, Rate>;
  /** 1–100,000; 1,000 for a first picture, 10,000 for one to rely on. */
  paths: number;
  /** Any 32-bit integer. The same seed gives the same paths; more paths keep those that were there. */
  seed: number;
}

/** A year of all paths, at its end, in cents of its day. */
export interface SimulationYear {
  /** From 1. */
  year: number;
  liquidity: Percentiles;
  netWealth: Percentiles;
  /** 1 at the start; amounts divided by it are in the money of the start. */
  priceLevel: number;
}

export interface Simulation {
  paths: number;
  years: SimulationYear[];
  /** Share of paths in which money is never missing. */
  successProbability: Rate;
  /** How much chance moves that share: √(p (1 − p) / paths). */
  standardError: Rate;
}

export interface SimulationProgress {
  done: number;
  paths: number;
}

/**
 * The projection of a household under random returns, in steps: a worker can report progress and take other
 * messages between two steps, and stop by not asking for the next one.
 *
 * The state is in the generator; each path has its own random numbers, so the size of the steps does not
 * change the result.
 *
 * @throws FinanceError at the first step, as `projectHousehold`, and on counts and volatilities out of range
 */
export function* simulationSteps(
  input: SimulationInput,
  pathsPerStep = 250,
): Generator<SimulationProgress, Simulation, void> {
  const paths = requireCount(requireRecord(input, 'input').paths, 'paths', 1, 100_000);
  const seed = requireCount(input.seed, 'seed', -0x80000000, 0xffffffff);
  const step = requireCount(pathsPerStep, 'pathsPerStep', 1, 100_000);
  const compiled = compilePlan(input.plan);
  const plan = pathPlan(compiled, requireRecord(input.volatility, 'volatility'));

  const yearCount = Math.ceil(plan.months / 12);
  const liquidity = Array.from({ length: yearCount }, () => new Float64Array(paths));
  const netWealth = Array.from({ length: yearCount }, () => new Float64Array(paths));
  const shocks = new Float64Array(plan.months);
  const balances = new Float64Array(plan.pots.length);
  const { debts } = compiled.flows;
  let successes = 0;

  for (let done = 0; done < paths; ) {
    for (const end = Math.min(done + step, paths); done < end; done += 1) {
      let isSolvent = true;
      new RandomStream(seed, done).fillNormal(shocks);
      followPath(plan, shocks, balances, (month, liquid, bound) => {
        // A thousandth of a cent is rounding, not a lack of money.
        if (liquid < -0.001) isSolvent = false;
        if (month % 12 !== 11 && month !== plan.months - 1) return;
        const year = Math.floor(month / 12);
        const [liquidColumn, wealthColumn] = [liquidity[year], netWealth[year]];
        if (liquidColumn) liquidColumn[done] = liquid;
        if (wealthColumn) wealthColumn[done] = liquid + bound - (debts[month] ?? 0);
      });
      if (isSolvent) successes += 1;
    }
    yield { done, paths };
  }

  const successProbability = successes / paths;
  return {
    paths,
    years: liquidity.map((sample, index) => ({
      year: index + 1,
      liquidity: percentilesOf(sample),
      netWealth: percentilesOf(netWealth[index] ?? new Float64Array(1)),
      priceLevel: growthFactor(input.plan.inflation, Math.min(index * 12 + 12, plan.months) / 12),
    })),
    successProbability,
    standardError: Math.sqrt((successProbability * (1 - successProbability)) / paths),
  };
}

/**
 * All steps at once: for a worker that needs no other messages, for tests and servers.
 *
 * @param onProgress called after each step
 * @throws FinanceError as `simulationSteps`
 */
export function simulateHousehold(
  input: SimulationInput,
  onProgress: (progress: SimulationProgress) => void = () => {},
): Simulation {
  const steps = simulationSteps(input);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    onProgress(step.value);
  }
}
