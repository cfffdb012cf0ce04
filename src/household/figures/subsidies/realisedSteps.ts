import type { Cents } from '@vp-digital/core/finance';
import type { LeverOf, OptimumLever } from './lever';
import type { Optimum } from './optimum';
import { optimumSteps, type OptimumStep, stepKey } from './optimumSteps';

/** What a lever brought a year when a state was kept. */
export type KeptLever = Pick<OptimumLever, 'lever' | 'personId' | 'factId' | 'used' | 'possible'>;

/** A step as a state has kept it, and what has come of it since. */
export interface RealisedStep extends OptimumStep {
  /** Undefined while it is not known. */
  usedToday: Cents | undefined;
  /** What is used more than then, never more than was open then; below 0 where it is used less. */
  realised: Cents | undefined;
}

/**
 * What was possible then and is used today, step by step, the most open first. A lever that stands in no question any more is not used; one
 * that waits for a fact is not known.
 */
export function realisedSteps(kept: readonly KeptLever[], today: Optimum): RealisedStep[] {
  const waiting = new Set([...today.toCheck, ...today.notComputed].map(keyOf));
  const usedOf = (key: string): Cents =>
    sumOf(today.levers.filter((lever) => keyOf(lever) === key).map(({ used }) => used));
  const usedTodayOf = (levers: readonly KeptLever[]): Cents | undefined => {
    const keys = [...new Set(levers.map(keyOf))];
    return keys.some((key) => waiting.has(key)) ? undefined : sumOf(keys.map(usedOf));
  };
  const realisedOf = (levers: readonly OptimumLever[]): Cents => {
    const keys = [...new Set(levers.map(keyOf))];
    return sumOf(
      keys.map((key) => {
        const then = levers.filter((lever) => keyOf(lever) === key);
        return Math.min(
          usedOf(key) - sumOf(then.map(({ used }) => used)),
          sumOf(then.map(({ open }) => open)),
        );
      }),
    );
  };
  return optimumSteps({ levers: kept.map(asOfThen) }).map((step) => {
    const usedToday = usedTodayOf(step.levers);
    return { ...step, usedToday, realised: usedToday === undefined ? undefined : realisedOf(step.levers) };
  });
}

const asOfThen = ({ used, possible, ...lever }: KeptLever): OptimumLever => ({
  ...lever,
  used,
  possible,
  open: Math.max(0, possible - used),
  source: lever.factId === undefined ? 'computed' : 'entered',
});

/** Of a lever within its step: both of a company pension are one step. */
const keyOf = (lever: LeverOf & Pick<OptimumLever, 'factId'>): string => `${lever.lever} ${stepKey(lever)}`;

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);
