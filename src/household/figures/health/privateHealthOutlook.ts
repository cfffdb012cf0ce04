import { type Cents, lawFor, pensionerContributions, type Rate, roundHalfUp } from '@vp-digital/core/finance';
import { computed, factsOf, missing, missingAll, type Outcome } from '../outcome';
import { careSituationOf, federalStateOf } from '../people';
import { pensionProjection } from '../retirement/pensionProjection';
import { pensionStart } from '../retirement/pensionStart';
import { type GrownAmount, grownAmount } from './grownAmount';
import type { PrivateHealthGrowth, PrivateHealthInput } from './privateHealthInput';

export interface PrivateHealthOutlook {
  /** From the last birthday to the standard age. */
  years: number;
  /** Health and care premiums without daily sickness allowance, at the standard age. */
  premium: GrownAmount;
  /** What the pension insurance adds at most (§ 106 SGB VI), and what a statutory pensioner pays; today's money. */
  pensionSubsidy: Cents;
  statutoryPensioner: Cents;
  /** Gross state pension of a month that both rest on. */
  statePension: Cents;
}

/** F22 in old age: private premiums against the contributions of a statutory pensioner (KVdR). */
export function privateHealthOutlook({
  household,
  personId,
  date,
  quote,
  growth,
  additionalRate,
}: PrivateHealthInput & {
  growth: PrivateHealthGrowth;
  additionalRate: Rate;
}): Outcome<PrivateHealthOutlook> {
  const start = pensionStart(household, personId, date);
  const pension = pensionProjection({ household, personId, date });
  const federalState = federalStateOf(household, personId);
  if (start.kind !== 'computed' || pension.kind !== 'computed' || federalState === undefined) {
    const noState = federalState === undefined ? [missing('federalState', personId)] : [];
    return missingAll(factsOf(start, pension, ...noState));
  }
  const { year, law } = lawFor(date);
  const years = start.value.months / 12;
  const statePension = pension.value.gross;
  const { generalRate, averageAdditionalRate, ceilingMonth } = law.healthInsurance;
  const contributions = pensionerContributions({
    ...careSituationOf(household, personId, date),
    ...{ year, statePension, occupationalPension: 0, membership: 'compulsory', federalState, additionalRate },
  });
  return computed({
    years,
    premium: grownAmount({
      today: quote.health + quote.care,
      years,
      growthRate: growth.privateGrowth,
      inflation: growth.inflation,
    }),
    pensionSubsidy: roundHalfUp(
      (Math.min(statePension, ceilingMonth) * (generalRate + averageAdditionalRate)) / 2,
    ),
    statutoryPensioner: contributions.total,
    statePension,
  });
}
