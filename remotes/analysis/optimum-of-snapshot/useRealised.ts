import { optimum, type RealisedStep, realisedSteps } from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';
import { useMemo } from 'react';
import type { FrozenState } from '../frozen/useFrozenState';
import type { OptimumData } from '../optimum/data';
import { keptLevers } from './keptLevers';

export interface Realised {
  steps: RealisedStep[];
  /** What was open then; cents of a year. */
  open: number;
  /** What has been realised of it, as far as it is known. */
  realised: number;
}

/** What was open in a state, and what of it is used today. */
export function useRealised(state: FrozenState, today: OptimumData): Realised {
  const date = useHost().clock.today();
  return useMemo(() => {
    const steps = realisedSteps(keptLevers(state), optimum({ household: today, date }));
    const sum = (part: (step: RealisedStep) => number | undefined) =>
      steps.reduce((total, step) => total + (part(step) ?? 0), 0);
    return { steps, open: sum(({ open }) => open), realised: sum(({ realised }) => realised) };
  }, [state, today, date]);
}
