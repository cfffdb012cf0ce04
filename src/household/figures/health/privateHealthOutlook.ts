import {
  type Cents,
  healthChoiceRules,
  lawFor,
  pensionerContributions,
  type Rate,
  roundHalfUp,
} from '@vp-digital/core/finance';
import { computed, factsOf, missing, missingAll, type Outcome } from '../outcome';
import { federalStateOf } from '../people';
import { careSituationOf } from '../careSituation';
import { pensionerMembership } from './pensionerMembership';
import { pensionProjection } from '../retirement/pensionProjection';
import { pensionStart } from '../retirement/pensionStart';
import { type GrownAmount, grownAmount } from '../grownAmount';
import type { PrivateHealthGrowth, PrivateHealthInput } from './privateHealthInput';

export interface PrivateHealthOutlook {
  /** From the last birthday to the standard age. */
  years: number;
  /** Health and care premiums without daily sickness allowance and family, at the standard age. */
  premium: GrownAmount;
  /** What the pension insurance adds at most (§ 106 SGB VI), and what a statutory pensioner pays; today's money. */
  pensionSubsidy: Cents;
  statutoryPensioner: Cents;
  /** What the pension insurance adds to this premium, at most half of it; what is left of it; today's money. */
  subsidy: Cents;
  own: Cents;
  /** Gross pension of a month from all schemes that the contributions rest on. */
  pension: Cents;
  /** Of somebody who stayed in a fund, or came back today: the KVdR, or voluntary without its nine tenths. */
  membership: 'compulsory' | 'voluntary';
}

/**
 * F22 in old age: private premiums against the contributions of a pensioner in a statutory fund (KVdR; civil servants
 * and who is privately insured for too long are voluntary members and bear all of it). Only the state pension carries a subsidy.
 */
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
  const { gross, schemes } = pension.value;
  const statePension = schemes
    .filter(({ provider }) => provider === 'statutory')
    .reduce((sum, scheme) => sum + scheme.gross, 0);
  const { generalRate, averageAdditionalRate, ceilingMonth } = law.healthInsurance;
  const membership = pensionerMembership(household, personId, date);
  const contributions = pensionerContributions({
    ...careSituationOf(household, personId, date),
    year,
    statePension,
    occupationalPension: gross - statePension,
    federalState,
    additionalRate,
    membership,
  });
  const premium = grownAmount({
    today: roundHalfUp((quote.health + quote.care) * (quote.oldAgeShare ?? 1)),
    years,
    growthRate: growth.privateGrowth,
    inflation: growth.inflation,
  });
  const pensionSubsidy = roundHalfUp(
    (Math.min(statePension, ceilingMonth) * (generalRate + averageAdditionalRate)) / 2,
  );
  const subsidy = Math.min(pensionSubsidy, roundHalfUp(premium.real * healthChoiceRules.pensionSubsidyShare));
  return computed({
    years,
    premium,
    pensionSubsidy,
    statutoryPensioner: contributions.total,
    subsidy,
    own: premium.real - subsidy,
    pension: gross,
    membership,
  });
}
