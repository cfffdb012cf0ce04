import { payOf } from './budgetPay';
import { type BudgetStress, budgetStresses } from './budgetSettings';
import type { BudgetFacts } from './planFacts';

/** What can come worse for a household: no pay where somebody earns some, a dearer follow-up where a loan is repaid. */
export const budgetStressesOf = (facts: BudgetFacts): BudgetStress[] =>
  budgetStresses.filter((stress) => {
    if (stress === 'noPay')
      return facts.persons.some(({ personId, monthsLeft }) => monthsLeft > 0 && payOf(facts, personId) > 0);
    if (stress === 'followUp')
      return Object.values(facts.household.contracts.items).some(({ kind }) => kind === 'loan');
    return true;
  });
