import { type IsoDate, lawFor } from '@vp-digital/core/finance';
import type { SubsidyLever } from '../../documents';
import { adultsOf } from '../people';
import { isSameLever, type LeverOf, type SubsidyData } from './lever';
import type { Asked, LeverCondition } from './leverCondition';
import {
  cheaperFund,
  deduction,
  deferrals,
  employed,
  employee,
  statutoryFund,
  taxToReduce,
} from './payConditions';
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
 * advisor entered they are said too; they decide nothing then, and none waits for the fact that the amount stands for.
 */
export function leverConditions({
  household,
  date,
  lever,
  personId,
}: LeverOf & { household: SubsidyData; date: IsoDate }): LeverCondition[] {
  const persons = personId === undefined ? adultsOf(household) : [personId];
  const isEntered = Object.values(household.subsidyFacts.items).some(
    (fact) => fact.kind === 'estimate' && isSameLever(fact, { lever, personId }),
  );
  const conditions = byLever[lever]({ household, date, persons });
  return isEntered ? conditions.filter(({ state, facts }) => state !== 'unknown' || facts) : conditions;
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
  // also on parental leave, and the spouse of who is entitled (§ 79 EStG)
  riester: (asked) => asked.persons.flatMap((id) => ownContribution(asked, id)),
  occupationalPensionEmployer: (asked) => [employee(asked), ...deferrals(asked)],
  occupationalPensionSaving: (asked) => [employee(asked), ...deferrals(asked)],
  basicPension: (asked) => asked.persons.flatMap((id) => deduction(asked, id)),
  healthFundChange: (asked) => [
    statutoryFund(asked),
    ...asked.persons.flatMap((id) => cheaperFund(asked, id)),
  ],
  taxReturn: () => [],
  householdServices: (asked) => taxToReduce(asked),
  other: () => [],
};
