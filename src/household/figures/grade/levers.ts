import type { Cents, IsoDate } from '@vp-digital/core/finance';
import { assumptionsOf } from '../assumptionsOf';
import { gradeCriteria } from '../assumptions';
import { knownNet } from '../budget/knownNet';
import { withoutEnded } from '../contracts/withoutEnded';
import { adultsOf } from '../people';
import { reserve } from '../reserve';
import { rateForPension } from '../retirement/capitalPension';
import { pensionStart } from '../retirement/pensionStart';
import { retirementGap } from '../retirement/retirementGap';
import { optimum } from '../subsidies/optimum';
import type { Criterion, GradeData } from './criteria';
import type { GradedCriterion } from './gradeOf';

/** What a criterion's value means in euro: value × `whole`. */
export interface CriterionAmount {
  whole: Cents;
  period: 'once' | 'month' | 'year';
}

/** Of the criteria that are a share of an amount; health, liability and the like are none. */
export function criterionAmounts(all: GradeData, date: IsoDate): Partial<Record<Criterion, CriterionAmount>> {
  const household = withoutEnded(all, date);
  const { months, targetMonths, monthlyNeed } = reserve(household);
  const net = knownNet(household);
  const gap = retirementGap({ household, date });
  const { possible } = optimum({ household, date });
  const ofNet = net.kind === 'computed' ? ({ whole: net.value, period: 'month' } as const) : undefined;
  return {
    ...(months !== undefined && { reserve: { whole: targetMonths * monthlyNeed, period: 'once' } }),
    ...(ofNet && { savingsRate: ofNet, debtService: ofNet }),
    ...(gap.kind === 'computed' && { retirement: { whole: gap.value.need, period: 'month' } }),
    ...(possible > 0 && { subsidies: { whole: possible, period: 'year' } }),
  };
}

/** What would raise the grade, and what that takes. */
export interface GradeLever {
  criterion: Criterion;
  /** Tenths of the whole grade, if the criterion were at its best. */
  tenths: number;
  /** What that takes a month; 0 for what takes a form only, undefined where it is not known before an offer. */
  monthly: Cents | undefined;
  /** Tenths for 100 euro a month. */
  perHundred: number | undefined;
}

/** Rule of our own: a reserve is filled within a year. */
const monthsToFill = 12;

/**
 * F24: weight × possible improvement ÷ euro of a month, best first; what takes no money before all, what cannot be priced after.
 * Wealth is no lever: it follows from the others.
 */
export function gradeLevers(
  household: GradeData,
  date: IsoDate,
  criteria: readonly GradedCriterion[],
): GradeLever[] {
  const amounts = criterionAmounts(household, date);
  return criteria
    .flatMap(({ criterion, value, weight, grade }): GradeLever[] => {
      const tenths = 10 * weight * (grade - 1);
      if (criterion === 'wealth' || tenths < 0.05) return [];
      const whole = amounts[criterion]?.whole;
      const toBest =
        whole === undefined ? undefined : Math.abs(gradeCriteria[criterion].best - value) * whole;
      const monthly = toBest === undefined ? undefined : monthlyFor(criterion, toBest, household, date);
      const perHundred = monthly ? (tenths * 100_00) / monthly : undefined;
      return [{ criterion, tenths, monthly, perHundred }];
    })
    .sort((one, other) => rank(other) - rank(one));
}

const rank = ({ monthly, perHundred }: GradeLever): number =>
  monthly === 0 ? Number.MAX_SAFE_INTEGER : (perHundred ?? -1);

function monthlyFor(criterion: Criterion, toBest: number, household: GradeData, date: IsoDate): Cents {
  if (criterion === 'subsidies') return 0;
  if (criterion === 'reserve') return Math.ceil(toBest / monthsToFill);
  if (criterion !== 'retirement') return Math.ceil(toBest);
  const left = adultsOf(household).flatMap((personId) => {
    const start = pensionStart(household, personId, date);
    return start.kind === 'computed' ? [start.value.monthsLeft] : [];
  });
  return rateForPension(Math.ceil(toBest), Math.max(1, ...left), assumptionsOf(household).realReturn);
}
