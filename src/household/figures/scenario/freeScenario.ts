import { type Cents, shareRounded } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { savingRules } from '../assumptions';
import { savingPotential } from '../budget/savingPotential';
import { mapOutcome, type Outcome } from '../outcome';

export interface FreeScenario {
  /** What a month has more (or less, negative) than now. */
  change: Cents;
  /** The same in twelve months. */
  yearly: Cents;
  /** F8 now and then: what could be saved each month. */
  potential: { now: Cents; then: Cents };
}

/** What follows if another amount were free each month (F4): nothing is written. Missing: net, expenses. */
export const freeScenario = (
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>,
  free: Cents,
): Outcome<FreeScenario> =>
  mapOutcome(savingPotential(household), ({ free: now, savings, potential }) => ({
    change: free - now,
    yearly: 12 * (free - now),
    potential: { now: potential, then: savings + shareRounded(Math.max(0, free), savingRules.freeShare) },
  }));
