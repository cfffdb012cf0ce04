import { type IsoDate, monthsBetween } from '@vp-digital/core/finance';
import { knownFree } from '../figures/budget/knownFree';
import { isEndOpen } from '../figures/incomeSecurity';
import { laterIncomes } from '../figures/laterIncomes';
import { computed, factsOf, missing, missingAll, type Outcome } from '../figures/outcome';
import { adultsOf } from '../figures/people';
import { reserveFigure } from '../figures/reserve';
import { retirementFacts } from './retirementFacts';
import type { BudgetFacts, BudgetPlanData } from './planFacts';

/**
 * All that the future budget is made of. Missing: net, expenses, contracts, assets, birthDate, and what the pensions wait
 * for (F15); incomeEnd of a benefit that is paid for a limited time.
 */
export function budgetFacts(household: BudgetPlanData, date: IsoDate): Outcome<BudgetFacts> {
  const free = knownFree(household);
  const money = reserveFigure.of(household, { date });
  const retired = retirementFacts(household, date);
  const unborn = adultsOf(household).filter((id) => household.persons.items[id]?.birthDate === undefined);
  const later = Object.values(laterIncomes(household));
  const endless = [...Object.values(household.incomes.items), ...later].filter(isEndOpen);
  const withoutNet = later.filter(({ net }) => net === undefined);
  const facts = [
    ...factsOf(free, money, retired),
    ...factsOf(...withoutNet.map(({ personId }) => missing('net', personId))),
    ...factsOf(...endless.map(({ personId }) => missing('incomeEnd', personId))),
    ...factsOf(...unborn.map((personId) => missing('birthDate', personId))),
  ];
  if (facts.length > 0) return missingAll(facts);
  const persons = adultsOf(household).map((personId) => ({
    personId,
    age: Math.max(0, monthsBetween(household.persons.items[personId]?.birthDate ?? date, date)),
    monthsLeft:
      retired.kind === 'computed'
        ? (retired.value.persons.find((person) => person.personId === personId)?.monthsLeft ?? 0)
        : 0,
  }));
  return computed({
    date,
    household,
    persons,
    pensions: retired.kind === 'computed' ? retired.value.pensions : [],
    allRetired: retired.kind !== 'computed',
  });
}
