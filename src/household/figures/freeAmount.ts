import type { Cents } from '@vp-digital/core/finance';
import type { Contract, SectionData } from '../documents';
import { amountIn, costIn, netIn } from './monthly';
import { sum } from './net';
import type { Period } from './period';

export interface FreeAmount {
  net: Cents;
  expenses: Cents;
  insurance: Cents;
  loanRates: Cents;
  savings: Cents;
  /** Net less the four; may be negative. */
  free: Cents;
}

/**
 * F4 Frei verfügbar: what remains of the net after living costs, premiums, loan rates and saving. Of a month, regular
 * incomes only; of a year with special payments and every amount as it is paid, not twelve times a rounded month.
 */
export function freeAmount(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts'>,
  period: Period = 'month',
): FreeAmount {
  const contracts = Object.values(household.contracts.items);
  const costs = (kind: Contract['kind']) =>
    sum(contracts.filter((contract) => contract.kind === kind).map((contract) => costIn(period, contract)));
  const net = sum(Object.values(household.incomes.items).map((income) => netIn(period, income)));
  const expenses = sum(Object.values(household.expenses.items).map((expense) => amountIn(period, expense)));
  const [insurance, loanRates, savings] = [costs('insurance'), costs('loan'), costs('saving')];
  return {
    net,
    expenses,
    insurance,
    loanRates,
    savings,
    free: net - expenses - insurance - loanRates - savings,
  };
}
