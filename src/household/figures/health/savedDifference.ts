import { type Cents, type Rate, realRate, roundHalfUp, withdrawalPlan } from '@vp-digital/core/finance';
import { healthCostCourse, type HealthCostCourse, type HealthCosts } from './healthCostCourse';
import { defineFigure } from '../defineFigure';
import { mapOutcome } from '../outcome';
import type { OfQuote } from './privateHealthInput';

export interface SavedDifference {
  /** At the standard age, then and in today's money. */
  capital: { nominal: Cents; real: Cents };
  /** What is put aside until then, without interest. */
  paidIn: Cents;
  /** What it pays a month until the end of the course, in today's money and growing with prices. */
  monthly: Cents;
  /** What private cover costs more a month in retirement, on average; negative when it costs less. */
  needed: Cents;
}

export interface SavingTerms {
  /** Part of what private cover costs less that is put aside. */
  share: Rate;
  annualRate: Rate;
  inflation: Rate;
}

/**
 * What comes of the money that private cover costs less while working, when part of it is saved. Each year's amount
 * counts from the middle of its year; years in which private cover costs more add nothing.
 */
export function savedDifference(
  { age, retirementAge, working, retired }: HealthCostCourse,
  { share, annualRate, inflation }: SavingTerms,
): SavedDifference {
  const nominal = stretches(working).reduce((capital, { cheaper, years }) => {
    return (
      capital * (1 + annualRate) ** years + cheaper * 12 * years * share * (1 + annualRate) ** (years / 2)
    );
  }, 0);
  const real = roundHalfUp(nominal / (1 + inflation) ** (retirementAge - age));
  const last = retired.at(-1)?.age ?? retirementAge;
  const months = Math.round((last - retirementAge) * 12);
  return {
    capital: { nominal: roundHalfUp(nominal), real },
    paidIn: roundHalfUp(
      stretches(working).reduce((sum, { cheaper, years }) => sum + cheaper * 12 * years * share, 0),
    ),
    monthly:
      months < 1
        ? 0
        : withdrawalPlan({ capital: real, months, annualRate: realRate({ annualRate, inflation }) })
            .monthlyWithdrawal,
    needed: averageDifference(retired),
  };
}

/** From one point of the course to the next: how much cheaper private cover is a month, nominal. */
const stretches = (points: readonly HealthCosts[]) =>
  points.slice(0, -1).map((point, index) => ({
    cheaper: Math.max(0, point.statutory.nominal - point.private.nominal),
    years: (points[index + 1]?.age ?? point.age) - point.age,
  }));

function averageDifference(points: readonly HealthCosts[]): Cents {
  const total = points.reduce((sum, costs) => sum + costs.private.real - costs.statutory.real, 0);
  return points.length === 0 ? 0 : roundHalfUp(total / points.length);
}

export const healthSavingsCapitalFigure = /* @__PURE__ */ defineFigure('healthSavingsCapital', {
  number: 'F22',
  documents: ['persons', 'employments', 'incomes', 'addresses', 'statutoryPensions', 'assumptions'],
  unit: 'money',
  source: 'F22, compound interest',
  of: (household, { terms, ...input }: OfQuote & { terms: SavingTerms }) =>
    mapOutcome(healthCostCourse({ household, ...input }), (course) => savedDifference(course, terms)),
  amount: ({ capital }) => capital.real,
  assumes: () => true,
  explained: true,
});
