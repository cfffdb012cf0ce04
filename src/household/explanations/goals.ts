import type { Goal, SectionData } from '../documents';
import { savingRules } from '../figures/assumptions';
import type { AssumptionsData } from '../figures/assumptionsOf';
import type { OnDay } from '../figures/defineFigure';
import type { GoalPotential, GoalSavings } from '../figures/goals/goalFunds';
import { goalAssumptions, type GoalPlan } from '../figures/goals/goalPlan';
import type { GoalRates } from '../figures/goals/goalRates';
import { count, type FigureExplanation, info, line, rate as rateOf, total } from './steps';

/** F9: the target in the money of its day, what is there by then, and the rate that makes up the difference. */
export function rate(
  { months, targetNominal, capitalAtTarget, gap, monthlyContribution }: GoalPlan,
  _: OnDay,
  household: AssumptionsData,
): FigureExplanation {
  const surplus = capitalAtTarget - targetNominal;
  const { annualRate, inflation } = goalAssumptions(household);
  const values = { interest: rateOf(annualRate), inflation: rateOf(inflation), months: count(months) };
  return {
    remark: 'goalRateRemark',
    values,
    sections: [
      {
        key: 'goalGap',
        of: 'once',
        steps: [
          line('goalTargetThen', targetNominal, { values }),
          ...(capitalAtTarget > 0 ? [line('goalSavedThen', -capitalAtTarget, { values })] : []),
          ...(surplus > 0 ? [line('beyondTarget', surplus)] : []),
          total('goalGap', gap),
        ],
      },
      {
        key: 'goalRate',
        of: 'mixed',
        steps: [info('goalMonths', count(months)), total('goalRate', monthlyContribution)],
      },
    ],
  };
}

/** What each goal needs a month. */
export function rates(
  { rates: each, total: sum }: GoalRates,
  _: OnDay,
  { goals }: Pick<SectionData, 'goals'>,
): FigureExplanation {
  const nameOf = (goalId: string): Goal['title'] | undefined => goals.items[goalId]?.title;
  return {
    remark: 'goalRatesRemark',
    sections: [
      {
        key: 'goalRates',
        of: 'month',
        steps: [
          ...each.map(({ goalId, rate: amount }) => line('goalNeeded', amount, { name: nameOf(goalId) })),
          total('goalRates', sum),
        ],
      },
    ],
  };
}

/** What is saved, but for pensions. */
export const savings = (value: GoalSavings): FigureExplanation => ({
  remark: 'pensionContractRatesRemark',
  sections: [savingsOf(value)],
});

/** What is saved for goals, and most of what is free. */
export const potential = (value: GoalPotential): FigureExplanation => ({
  remark: 'pensionContractRatesRemark',
  sections: [
    savingsOf(value),
    {
      key: 'goalPotential',
      of: 'month',
      steps: [
        line('goalSavings', value.planned),
        line('savingFromFree', value.fromFree, { values: { share: rateOf(savingRules.freeShare) } }),
        total('goalPotential', value.possible),
      ],
    },
  ],
});

const savingsOf = ({ savings: all, pensionRates, planned }: GoalSavings) => ({
  key: 'goalSavings' as const,
  of: 'month' as const,
  steps: [
    line('savingRates', all),
    ...(pensionRates > 0 ? [line('pensionContractRates', -pensionRates)] : []),
    total('goalSavings', planned),
  ],
});
