import type { Cents } from '@vp-digital/core/finance';
import { sum } from '../net';
import type { LeverOf, OptimumLever } from './lever';
import { optimumSteps, type OptimumStep, stepKey } from './optimumSteps';
import { type LeversToday, type ThenLever, usedToday } from './usedToday';

/** What a lever brought per year when the snapshot was made. */
export type StoredLever = Pick<OptimumLever, 'lever' | 'personId' | 'factId' | 'used' | 'possible'>;

/** A step as the snapshot has it, and its progress since. */
export interface RealisedStep extends OptimumStep {
  /** Undefined while unknown. */
  usedToday: Cents | undefined;
  /** The increase in use since then, at most what was open then; below 0 if it is used less. */
  realised: Cents | undefined;
}

/**
 * Possible then and used today, step by step, the most open first. A lever that no longer applies is not used; one that
 * waits for a fact, or about which nothing is known (`asked`), is unknown.
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

/** Key of a lever within its step: both levers of a company pension are one step. */
const keyOf = (lever: LeverOf & Pick<OptimumLever, 'factId'>): string => `${lever.lever} ${stepKey(lever)}`;
