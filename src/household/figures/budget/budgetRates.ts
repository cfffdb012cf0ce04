import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { freeAmount } from '../freeAmount';
import { mapOutcome, type Outcome } from '../outcome';
import { knownNet } from './knownNet';

export interface BudgetRates {
  net: Cents;
  savings: Cents;
  loanRates: Cents;
  /** Sparquote: own saving rates ÷ net. */
  savingsRate: number;
  /** Schuldendienst: loan rates ÷ net. */
  debtService: number;
}

/** F7 Sparquote and Schuldendienst: what part of the monthly net is saved, and what part serves debts. Missing: net. */
export function budgetRates(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts'>,
): Outcome<BudgetRates> {
  return mapOutcome(knownNet(household), (net) => {
    const { savings, loanRates } = freeAmount(household);
    return { net, savings, loanRates, savingsRate: savings / net, debtService: loanRates / net };
  });
}
