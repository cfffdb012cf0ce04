import type { Cents } from '@vp-digital/core/finance';
import { sum } from '../net';
import type { LeverOf, OptimumLever } from './lever';
import { optimumSteps, type OptimumStep, stepKey } from './optimumSteps';
import { type LeversToday, type ThenLever, usedToday } from './usedToday';

/** What a lever brought a year when a state was kept. */
export type StoredLever = Pick<OptimumLever, 'lever' | 'personId' | 'factId' | 'used' | 'possible'>;

/** A step as a state has kept it, and what has come of it since. */
export interface RealisedStep extends OptimumStep {
  /** Undefined while it is not known. */
  usedToday: Cents | undefined;
  /** What is used more than then, never more than was open then; below 0 where it is used less. */
  realised: Cents | undefined;
}

/**
 * What was possible then and is used today, step by step, the most open first. A lever that stands in no question any more is
 * not used; one that waits for a fact, or that nobody has told anything of (`asked`), is not known.
 */
export function realisedSteps(
  kept: readonly StoredLever[],
  today: Omit<LeversToday, 'asked'>,
  asked: readonly LeverOf[],
): RealisedStep[] {
  const levers = kept.map(asOfThen);
  const then = new Map<string, ThenLever & Pick<OptimumLever, 'open'>>();
  for (const lever of levers) {
    const key = keyOf(lever);
    const { used = 0, possible = 0, open = 0 } = then.get(key) ?? {};
    then.set(key, {
      ...lever,
      key,
      used: used + lever.used,
      possible: possible + lever.possible,
      open: open + lever.open,
    });
  }
  const used = usedToday([...then.values()], { ...today, asked });
  return optimumSteps({ levers }).map((step) => {
    const parts = [...new Set(step.levers.map(keyOf))].flatMap((key) => then.get(key) ?? []);
    const amounts = parts.map((part) => used.get(part.key));
    const known = amounts.flatMap((amount) => amount ?? []);
    if (known.length < amounts.length) return { ...step, usedToday: undefined, realised: undefined };
    const realised = parts.map((part, index) => Math.min((known[index] ?? 0) - part.used, part.open));
    return { ...step, usedToday: sum(known), realised: sum(realised) };
  });
}

const asOfThen = ({ used, possible, ...lever }: StoredLever): OptimumLever => ({
  ...lever,
  used,
  possible,
  open: Math.max(0, possible - used),
  source: lever.factId === undefined ? 'computed' : 'entered',
});

/** Of a lever within its step: both of a company pension are one step. */
const keyOf = (lever: LeverOf & Pick<OptimumLever, 'factId'>): string => `${lever.lever} ${stepKey(lever)}`;
