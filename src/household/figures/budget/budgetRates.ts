import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { freeAmount } from '../freeAmount';
import { factsOf, mapOutcome, missingAll, type Outcome } from '../outcome';
import { knownNet } from './knownNet';
import { knownContracts } from './knowsContracts';

export interface BudgetRates {
  net: Cents;
  savings: Cents;
  loanRates: Cents;
  /** Sparquote: own saving rates ÷ net. */
  savingsRate: number;
  /** Schuldendienst: loan rates ÷ net. */
  debtService: number;
}

/** F7 Sparquote and Schuldendienst: what part of the monthly net is saved, and what part serves debts. Missing: net, contracts. */
export function budgetRates(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>,
): Outcome<BudgetRates> {
  const known = knownNet(household);
  const facts = factsOf(known, knownContracts(household, ['saving', 'loan']));
  if (facts.length > 0) return missingAll(facts);
  return mapOutcome(known, (net) => {
    const { savings, loanRates } = freeAmount(household);
    return { net, savings, loanRates, savingsRate: savings / net, debtService: loanRates / net };
  });
}
