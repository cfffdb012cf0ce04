import { type Cents, healthChoiceRules, type Rate, roundHalfUp } from '@vp-digital/core/finance';
import { mapOutcome, missing, type Outcome } from '../outcome';
import { ageOf } from '../people';
import { type PrivateHealthComparison, privateHealthComparison } from './privateHealthComparison';
import {
  healthGrowth,
  type OfQuote,
  type PrivateHealthGrowth,
  type PrivateHealthInput,
} from './privateHealthInput';
import { defineFigure } from '../defineFigure';

/** Until which age costs are followed. */
export const lastHealthAge = 85;

/** What a person bears of a month's cost, Selbstbeteiligung included, then and in today's money. */
export interface HealthCosts {
  age: number;
  statutory: { nominal: Cents; real: Cents };
  private: { nominal: Cents; real: Cents };
}

export interface HealthCostCourse {
  /** Age of today, and the standard age, which need not be whole. */
  age: number;
  retirementAge: number;
  /** From today to the standard age, both included; the rest of a year counts as its part. */
  working: HealthCosts[];
  /** From the standard age to `lastHealthAge`. */
  retired: HealthCosts[];
  comparison: PrivateHealthComparison;
}

/**
 * F22 year by year. Statutory contributions and private premiums grow at their own rates; the employer's highest
 * subsidy grows with the contributions, the pension insurance's subsidy and the Selbstbeteiligung with prices.
 */
export function healthCostCourse(input: PrivateHealthInput): Outcome<HealthCostCourse> {
  const age = ageOf(input.household, input.personId, input.date);
  if (age === undefined) return missing('birthDate', input.personId);
  return mapOutcome(privateHealthComparison(input), (comparison) => {
    const growth = input.growth ?? healthGrowth(input.household);
    const { years } = comparison.outlook;
    const follow = (from: number, to: number, costs: (year: number) => Costs): HealthCosts[] =>
      yearsBetween(from, to).map((year) => inBothMoneys(age + year, costs(year), growth.inflation, year));
    return {
      age,
      retirementAge: age + years,
      working: years > 0 ? follow(0, years, workingCosts(comparison, input, growth)) : [],
      retired: follow(years, Math.max(lastHealthAge - age, years), retiredCosts(comparison, growth)),
      comparison,
    };
  });
}

/** Nominal, not rounded. */
interface Costs {
  statutory: number;
  private: number;
}

function workingCosts(
  { statutory, private: own }: PrivateHealthComparison,
  { quote }: PrivateHealthInput,
  { statutoryGrowth, privateGrowth, inflation }: PrivateHealthGrowth,
) {
  const { maximumHealth, maximumCare } = own.subsidy;
  return (year: number): Costs => {
    const raised = (1 + privateGrowth) ** year;
    const contributions = (1 + statutoryGrowth) ** year;
    const family = quote.family && year < quote.family.years ? quote.family.premium : 0;
    const health = (quote.health + quote.sickPay + family) * raised;
    const care = quote.care * raised;
    const subsidy =
      Math.min(maximumHealth * contributions, health / 2) + Math.min(maximumCare * contributions, care / 2);
    return {
      statutory: statutory.own * contributions,
      private: health + care - subsidy + own.deductible * (1 + inflation) ** year,
    };
  };
}

function retiredCosts(
  { outlook, private: own }: PrivateHealthComparison,
  { statutoryGrowth, privateGrowth, inflation }: PrivateHealthGrowth,
) {
  return (year: number): Costs => {
    const prices = (1 + inflation) ** year;
    const premium = outlook.premium.today * (1 + privateGrowth) ** year;
    const subsidy = Math.min(
      outlook.pensionSubsidy * prices,
      premium * healthChoiceRules.pensionSubsidyShare,
    );
    const pensioner = outlook.statutoryPensioner * (1 + inflation) ** outlook.years;
    return {
      statutory: pensioner * (1 + statutoryGrowth) ** (year - outlook.years),
      private: premium - subsidy + own.deductible * prices,
    };
  };
}

function inBothMoneys(age: number, costs: Costs, inflation: Rate, year: number): HealthCosts {
  const both = (nominal: number) => ({
    nominal: roundHalfUp(nominal),
    real: roundHalfUp(nominal / (1 + inflation) ** year),
  });
  return { age, statutory: both(costs.statutory), private: both(costs.private) };
}

/** Both ends, and the whole years between them. */
function yearsBetween(from: number, to: number): number[] {
  const whole = Array.from({ length: Math.max(0, Math.ceil(to) - Math.floor(from) - 1) }, (_, index) => {
    return Math.floor(from) + 1 + index;
  });
  return to > from ? [from, ...whole, to] : [from];
}

export const healthCostsFigure = /* @__PURE__ */ defineFigure('healthCosts', {
  number: 'F22',
  documents: ['persons', 'employments', 'incomes', 'addresses', 'statutoryPensions', 'assumptions'],
  unit: 'moneyMonthly',
  source: 'yearly growth of contributions, premiums and prices',
  of: (household, input: OfQuote) => healthCostCourse({ household, ...input }),
  amount: ({ working, retired }) => (working[0] ?? retired[0])?.private.real ?? 0,
  assumes: () => true,
});
