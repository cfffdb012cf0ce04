import type { Cents } from '@vp-digital/core/finance';
import type { SubsidyLever } from '../../documents';
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

/** Each lever's own number, which never becomes another's. */
const numbers: Readonly<Record<SubsidyLever, number>> = {
  employerSavings: 1,
  savingsAllowance: 2,
  housingPremium: 3,
  riester: 4,
  occupationalPensionEmployer: 5,
  occupationalPensionSaving: 5,
  basicPension: 6,
  healthFundChange: 7,
  taxReturn: 8,
  householdServices: 9,
  other: 10,
};

/**
 * Under which id the task of a step stands in the recap, so that a step taken over twice is one task: that of its person, of
 * the entry that names it, or of nobody, with the lever's number in front.
 */
export const optimumTaskId = ({ levers: [{ lever, personId, factId }] }: OptimumStep): string => {
  const of = (lever === 'other' ? factId : personId) ?? nobody;
  return `${(optimumTasks + numbers[lever]).toString(16)}${of.slice(8)}`;
};

/** Eight digits in front of all of them. */
const optimumTasks = 0x10c13000;
const nobody = '00000000-0000-4000-8000-000000000000';

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
