import { FinanceError, type Rate, requireCount, requireGrowthRate, requireRecord } from '../core';
import {
  annuityFactor,
  growthFactor,
  type InterestConvention,
  monthlyRate,
  type PaymentTiming,
  requireConvention,
} from '../rates';

/** The longest plan that is computed: 100 years. */
export const LONGEST_PLAN = 1200;

/** Growth beyond this overflows when it meets an amount. */
const LARGEST_FACTOR = 1e280;

/** What every plan with monthly payments says about time and interest. */
export interface PlanTerms {
  /** Length in months, 1–1200. */
  months: number;
  /** Yearly interest as a share of one, above −1. */
  annualRate: Rate;
  /** `effective` by default. */
  convention?: InterestConvention;
  /** `arrears` (end of the month) by default. */
  timing?: PaymentTiming;
  /** Payments grow by this share after every twelve months; 0 by default. */
  yearlyIncrease?: Rate;
}

/** The end value of a plan is linear in its amounts: capital × `capital` + first monthly payment × `payment`. */
export interface PlanFactors {
  /** End value of 1 put in at the start. */
  capital: number;
  /** End value of a plan whose monthly payment starts at 1. */
  payment: number;
  /** Sum of the payments of that plan. */
  paid: number;
}

/** Closed form, year by year; nothing is rounded. Throws FinanceError on terms that make no plan. */
export function planFactors(terms: PlanTerms): PlanFactors {
  const months = requireCount(requireRecord(terms, 'plan').months, 'months', 1, LONGEST_PLAN);
  const annualRate = requireGrowthRate(terms.annualRate, 'annualRate');
  const increase = 1 + requireGrowthRate(terms.yearlyIncrease ?? 0, 'yearlyIncrease');
  const { convention = 'effective', timing = 'arrears' } = terms;
  requireConvention({ convention, timing });

  const factors: PlanFactors = { capital: 1, payment: 0, paid: 0 };
  let monthlyPayment = 1;
  for (let left = months; left > 0; left -= 12) {
    const length = Math.min(12, left);
    const year = yearFactors(length, annualRate, convention, timing);
    factors.capital *= year.growth;
    factors.payment = factors.payment * year.growth + monthlyPayment * year.payments;
    factors.paid += monthlyPayment * length;
    monthlyPayment *= increase;
  }
  // Where capital grows at all, monthly payments of 1 become more than 1 put in at the start.
  if (!(factors.payment < LARGEST_FACTOR)) {
    throw new FinanceError('invalid-input', 'annualRate', 'the plan grows beyond what can be counted');
  }
  return factors;
}

/** One plan year of up to twelve months: growth of what was there, and what payments of 1 are worth at its end. */
function yearFactors(months: number, rate: Rate, convention: InterestConvention, timing: PaymentTiming) {
  if (convention === 'yearly-credit') {
    // 12 payments bear interest for 11 + 10 + … + 0 months (5.5 years together), in advance for 12 + … + 1 (6.5).
    const monthsOfInterest = (months * (timing === 'advance' ? months + 1 : months - 1)) / 2;
    return { growth: 1 + (rate * months) / 12, payments: months + (rate * monthsOfInterest) / 12 };
  }
  const monthly = monthlyRate(rate, convention);
  const inArrears = annuityFactor(monthly, months);
  return {
    growth: growthFactor(monthly, months),
    payments: timing === 'advance' ? inArrears * (1 + monthly) : inArrears,
  };
}
