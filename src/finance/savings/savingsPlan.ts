import { type Cents, requireAmount, requireRecord, roundHalfUp } from '../core';
import { type PlanTerms, planFactors } from './planFactors';

/** A lump sum, a monthly plan, or both together. */
export interface SavingsPlan extends PlanTerms {
  /** Put in at the start, in cents; 0 by default. */
  startCapital?: Cents;
  /** Monthly contribution of the first year, in cents; 0 by default. */
  monthlyContribution?: Cents;
}

export interface SavingsPlanResult {
  startCapital: Cents;
  /** Sum of all contributions without the start capital. */
  contributions: Cents;
  interest: Cents;
  /** startCapital + contributions + interest. */
  finalValue: Cents;
  /** The part of the final value that grew from the start capital. */
  fromStartCapital: Cents;
  /** The part of the final value that grew from the contributions. */
  fromContributions: Cents;
}

/**
 * What a savings plan is worth at its end, in closed form: rounded to cents once, at the end.
 * An account that books cents each month (`savingsSchedule`) differs by a few cents.
 *
 * @throws FinanceError on negative amounts, rates of −100 % or less, lengths outside 1–1200 months
 */
export function savingsPlan(plan: SavingsPlan): SavingsPlanResult {
  const startCapital = requireAmount(requireRecord(plan, 'plan').startCapital ?? 0, 'startCapital');
  const contribution = requireAmount(plan.monthlyContribution ?? 0, 'monthlyContribution');
  const factors = planFactors(plan);

  const finalValue = roundHalfUp(startCapital * factors.capital + contribution * factors.payment);
  const fromStartCapital = roundHalfUp(startCapital * factors.capital);
  const contributions = roundHalfUp(contribution * factors.paid);
  return {
    startCapital,
    contributions,
    interest: finalValue - startCapital - contributions,
    finalValue,
    fromStartCapital,
    fromContributions: finalValue - fromStartCapital,
  };
}
