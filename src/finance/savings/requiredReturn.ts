import { type Cents, type Rate, requireAmount, requireRecord } from '../core';
import { bisect } from '../rates';
import { type PlanTerms, planFactors } from './planFactors';

/** Rates outside these bounds are no answer to a saver's question. */
const LOWEST: Rate = -0.99;
const HIGHEST: Rate = 1;

export type RequiredReturn = { found: true; annualRate: Rate } | { found: false };

/**
 * The yearly return at which a plan reaches a final value: the yield of a plan whose outcome is known, or
 * the return that a goal would need.
 *
 * @param plan.finalValue in the money of that day, in cents
 * @returns the rate in the plan's convention, share of one; `found: false` when no rate from −99 % to
 *   100 % leads there (nothing is paid in, for example)
 * @throws FinanceError on negative amounts and lengths outside 1–1200 months
 */
export function requiredReturn(
  plan: Omit<PlanTerms, 'annualRate'> & {
    finalValue: Cents;
    startCapital?: Cents;
    monthlyContribution?: Cents;
  },
): RequiredReturn {
  const finalValue = requireAmount(requireRecord(plan, 'plan').finalValue, 'finalValue');
  const startCapital = requireAmount(plan.startCapital ?? 0, 'startCapital');
  const contribution = requireAmount(plan.monthlyContribution ?? 0, 'monthlyContribution');

  const surplus = (annualRate: Rate) => {
    const factors = planFactors({ ...plan, annualRate });
    return startCapital * factors.capital + contribution * factors.payment - finalValue;
  };
  const annualRate = startCapital + contribution === 0 ? undefined : bisect(surplus, LOWEST, HIGHEST);
  return annualRate === undefined ? { found: false } : { found: true, annualRate };
}
