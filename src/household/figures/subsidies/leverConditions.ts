import { type IsoDate, lawFor } from '@vp-digital/core/finance';
import type { SubsidyLever } from '../../documents';
import { adultsOf } from '../people';
import type { LeverOf, SubsidyData } from './lever';
import type { Asked, LeverCondition } from './leverCondition';
import { cheaperFund, deduction, deferrals, employed, statutoryFund, taxToReduce } from './payConditions';
import {
  employerOffer,
  furtherContributions,
  incomeLimit,
  minimumAge,
  ownContribution,
  savingsContract,
} from './savingConditions';
import { employerSavingsOf } from './savingContracts';

/**
 * The preconditions of a lever: met, not met or unknown, each with the value that it was held against. Of a lever that an
 * advisor entered they are said too; they decide nothing then.
 */
export function leverConditions({
  household,
  date,
  lever,
  personId,
}: LeverOf & { household: SubsidyData; date: IsoDate }): LeverCondition[] {
  const persons = personId === undefined ? adultsOf(household) : [personId];
  return byLever[lever]({ household, date, persons });
}

const byLever: Record<SubsidyLever, (asked: Asked) => LeverCondition[]> = {
  employerSavings: (asked) => [employed(asked), employerOffer(asked)],
  savingsAllowance: (asked) => {
    const { law } = lawFor(asked.date);
    const ofEquity = asked.persons.some((id) =>
      employerSavingsOf(asked.household, id).some(({ line }) => line === 'fundPlan'),
    );
    const limit = ofEquity ? law.savingSubsidies.equityIncomeLimit : law.savingSubsidies.buildingIncomeLimit;
    return [employed(asked), savingsContract(asked), ...incomeLimit(asked, limit)];
  },
  housingPremium: (asked) => [
    ...minimumAge(asked),
    ...incomeLimit(asked, lawFor(asked.date).law.savingSubsidies.housingIncomeLimit),
    furtherContributions(asked),
  ],
  riester: (asked) => [employed(asked), ...asked.persons.flatMap((id) => ownContribution(asked, id))],
  occupationalPensionEmployer: (asked) => [employed(asked), ...deferrals(asked)],
  occupationalPensionSaving: (asked) => [employed(asked), ...deferrals(asked)],
  basicPension: (asked) => asked.persons.flatMap((id) => deduction(asked, id)),
  healthFundChange: (asked) => [
    statutoryFund(asked),
    ...asked.persons.flatMap((id) => cheaperFund(asked, id)),
  ],
  taxReturn: (asked) => [employed(asked)],
  householdServices: (asked) => taxToReduce(asked),
  other: () => [],
};
