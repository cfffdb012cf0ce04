import type { Cents } from '@vp-digital/core/finance';
import type { LeverOf, OptimumLever } from './lever';
import type { Optimum } from './optimum';

/** What a household does at once: one lever, or both of a company pension of the same person. */
export interface OptimumStep {
  key: string;
  levers: readonly [OptimumLever, ...OptimumLever[]];
  personId?: string;
  used: Cents;
  possible: Cents;
  open: Cents;
}

/** The same whether its amount is computed or entered; of what an advisor named himself each has its own. */
export const stepKey = ({ lever, personId, factId }: LeverOf & Pick<OptimumLever, 'factId'>): string =>
  [together.includes(lever) ? 'occupationalPension' : lever, personId, lever === 'other' ? factId : undefined]
    .filter((part) => part !== undefined)
    .join('-');

const together: readonly OptimumLever['lever'][] = [
  'occupationalPensionEmployer',
  'occupationalPensionSaving',
];

/** The levers that count as what is to be done, the most open first; their sums are those of the Optimum. */
export function optimumSteps({ levers }: Pick<Optimum, 'levers'>): OptimumStep[] {
  const steps = new Map<string, OptimumStep>();
  for (const lever of levers) {
    const key = stepKey(lever);
    const { personId, used, possible, open } = lever;
    const before = steps.get(key);
    steps.set(key, {
      key,
      levers: before ? [...before.levers, lever] : [lever],
      ...(personId !== undefined && { personId }),
      used: used + (before?.used ?? 0),
      possible: possible + (before?.possible ?? 0),
      open: open + (before?.open ?? 0),
    });
  }
  return [...steps.values()].toSorted((one, other) => other.open - one.open);
}
