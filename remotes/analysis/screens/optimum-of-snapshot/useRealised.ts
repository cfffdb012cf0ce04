import {
  isSameLever,
  openQuestions,
  optimum,
  type OptimumStep,
  optimumSteps,
  type RealisedStep,
  realisedSteps,
} from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';
import { useMemo } from 'react';
import type { FrozenState } from '../../shared/frozen/useFrozenState';
import type { OptimumData } from '../../shared/optimum/data';
import { storedLevers } from './storedLevers';

export interface Realised {
  steps: RealisedStep[];
  /** Of some step nobody knows what is used today: sums are of the others only. */
  isPart: boolean;
  /** What was open then; cents of a year. */
  open: number;
  /** What has been realised of it; undefined while that is known of no step. */
  realised: number | undefined;
  /** Something is used less than then. */
  hasLess: boolean;
  /** The most that is open today of what was possible then. */
  next: OptimumStep | undefined;
}

/** What was open in a state, and what of it is used today. */
export function useRealised(state: FrozenState, today: OptimumData): Realised {
  const date = useHost().clock.today();
  return useMemo(() => {
    const found = optimum({ household: today, date });
    const steps = realisedSteps(storedLevers(state), found, openQuestions(today, found));
    const known = steps.filter(isKnown);
    return {
      steps,
      isPart: known.length < steps.length,
      open: known.reduce((total, { open }) => total + open, 0),
      realised: known.length > 0 ? known.reduce((total, one) => total + one.realised, 0) : undefined,
      hasLess: known.some(({ realised }) => realised < 0),
      next: optimumSteps(found).find(
        (now) =>
          now.open > 0 &&
          steps.some(({ levers }) =>
            levers.some((then) => now.levers.some((lever) => isSameLever(then, lever))),
          ),
      ),
    };
  }, [state, today, date]);
}

/** Whether it is known what has come of a step. */
export const isKnown = (step: RealisedStep): step is RealisedStep & { realised: number } =>
  step.realised !== undefined;
