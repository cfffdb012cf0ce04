import { type Cents, type Rate, shareRounded } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { savingPotential } from '../budget/savingPotential';
import { mapOutcome, type Outcome } from '../outcome';

export interface SavingsRateScenario {
  /** What is saved each month, now and then. */
  savings: { now: Cents; then: Cents };
  /** F4 now, and what saving more leaves of it: negative where the month does not hold it. */
  free: { now: Cents; then: Cents };
  /** F8 Zielsparbetrag. */
  target: Cents;
}

/** What follows if another share of the net were saved (F7): nothing is written. Missing: net, expenses. */
export const savingsRateScenario = (
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>,
  rate: Rate,
): Outcome<SavingsRateScenario> =>
  mapOutcome(savingPotential(household), ({ net, free, savings, target }) => {
    const then = shareRounded(net, rate);
    return { savings: { now: savings, then }, free: { now: free, then: free - (then - savings) }, target };
  });
