import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../documents';
import { monthlyExpense, monthlyOwnSaving, monthlyPremium } from './monthly';
import { householdNet, sum } from './net';

export interface FreeAmount {
  net: Cents;
  expenses: Cents;
  insurance: Cents;
  loanRates: Cents;
  savings: Cents;
  /** Net less the four; may be negative. */
  free: Cents;
}

/** F4 Frei verfügbar: what remains of the monthly net after living costs, premiums, loan rates and saving. */
export function freeAmount(household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts'>): FreeAmount {
  const contracts = Object.values(household.contracts.items);
  const net = householdNet(household).monthly;
  const expenses = sum(Object.values(household.expenses.items).map(monthlyExpense));
  const insurance = sum(contracts.filter(({ kind }) => kind === 'insurance').map(monthlyPremium));
  const loanRates = sum(contracts.filter(({ kind }) => kind === 'loan').map(monthlyPremium));
  const savings = sum(
    contracts.map((contract) => (contract.kind === 'saving' ? monthlyOwnSaving(contract) : 0)),
  );
  return {
    net,
    expenses,
    insurance,
    loanRates,
    savings,
    free: net - expenses - insurance - loanRates - savings,
  };
}
