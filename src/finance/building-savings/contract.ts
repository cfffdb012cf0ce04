import {
  type Cents,
  type Rate,
  requireAmount,
  requireCode,
  requireCount,
  requireNumber,
  requireRate,
  requireRecord,
  requireRecords,
} from '../core';

/** The longest saving phase that is computed: 50 years. */
export const LONGEST_SAVING = 600;

/**
 * How a building society measures what a saver has done (Bewertungszahl). Each house defines its own, and the
 * numbers of two houses cannot be compared: basis, factor and target are the tariff's.
 */
export interface Valuation {
  /** What is summed up month by month: the balances at month end, or the credited interest. */
  basis: 'balances' | 'interest';
  /** Valuation number = sum × factor / sum of the contract. */
  factor: number;
  /** The valuation number needed for allocation (Zielbewertungszahl). */
  target: number;
}

/** The conditions of a building savings tariff (Bauspartarif). */
export interface BuildingSavingsTariff {
  /** Acquisition fee (Abschlussgebühr) as a share of the sum, taken at the start. */
  feeRate: Rate;
  /** Nominal yearly interest while saving; credited monthly. */
  savingsRate: Rate;
  /** Minimum balance for allocation as a share of the sum. */
  minimumBalance: Rate;
  /** Second condition for allocation; none by default. */
  valuation?: Valuation;
  /** Nominal yearly interest of the loan. */
  loanRate: Rate;
  /** Monthly payment in the loan phase (Zins- und Tilgungsbeitrag) as a share of the sum: 0.006 is 6 per mille. */
  loanPaymentRate: Rate;
}

/** A contract under a tariff (Bausparvertrag). */
export interface BuildingSavingsContract {
  tariff: BuildingSavingsTariff;
  /** Bausparsumme, in cents. */
  sum: Cents;
  /** Regular saving at the end of each month, in cents. */
  monthlyContribution: Cents;
  /** Other regular savings from a month on (0 is a pause), in the order of time. */
  contributionChanges?: readonly { fromMonth: number; monthlyContribution: Cents }[];
  /** Single payments at the end of a month (from 1). */
  extraPayments?: readonly { month: number; amount: Cents }[];
  /** A running contract: its balance today, fee already taken. A new contract by default. */
  currentBalance?: Cents;
  /** The valuation number that a running contract has reached; 0 by default. */
  currentValuationNumber?: number;
}

/** What can be counted beside a sum in cents. */
const LARGEST_NUMBER = 1e13;

/** Throws FinanceError on negative amounts, rates outside 0–1, unknown codes and months before the first. */
export function requireContract(contract: BuildingSavingsContract): void {
  const { tariff, contributionChanges = [], extraPayments = [] } = requireRecord(contract, 'contract');
  requireRecord(tariff, 'tariff');
  requireAmount(contract.sum, 'sum');
  requireCount(contract.sum, 'sum', 1, Number.MAX_SAFE_INTEGER);
  requireAmount(contract.monthlyContribution, 'monthlyContribution');
  requireAmount(contract.currentBalance ?? 0, 'currentBalance');
  requireNumber(contract.currentValuationNumber ?? 0, 'currentValuationNumber', 0, LARGEST_NUMBER);
  requireRate(tariff.feeRate, 'tariff.feeRate');
  requireRate(tariff.savingsRate, 'tariff.savingsRate');
  requireRate(tariff.minimumBalance, 'tariff.minimumBalance');
  requireRate(tariff.loanRate, 'tariff.loanRate');
  requireRate(tariff.loanPaymentRate, 'tariff.loanPaymentRate');
  if (tariff.valuation !== undefined) requireValuation(tariff.valuation);
  for (const change of requireRecords(contributionChanges, 'contributionChanges')) {
    requireCount(change.fromMonth, 'contributionChanges.fromMonth', 1);
    requireAmount(change.monthlyContribution, 'contributionChanges.monthlyContribution');
  }
  for (const { month, amount } of requireRecords(extraPayments, 'extraPayments')) {
    requireCount(month, 'extraPayments.month', 1);
    requireAmount(amount, 'extraPayments.amount');
  }
}

function requireValuation(valuation: Valuation): void {
  const { basis, factor, target } = requireRecord(valuation, 'tariff.valuation');
  requireCode(basis, ['balances', 'interest'], 'tariff.valuation.basis');
  requireNumber(factor, 'tariff.valuation.factor', 0, LARGEST_NUMBER);
  requireNumber(target, 'tariff.valuation.target', 0, LARGEST_NUMBER);
}
