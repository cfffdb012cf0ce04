import { type Cents, type Rate, requireAmount, requireCount, requireNumber, requireRate } from '../core';

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
  /** Second condition for allocation; none unless told. */
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
  /** A running contract: its balance today, fee already taken. A new contract unless told. */
  currentBalance?: Cents;
  /** The valuation number that a running contract has reached; 0 unless told. */
  currentValuationNumber?: number;
}

/** Throws FinanceError on negative amounts, rates outside 0–1 and months before the first. */
export function requireContract(contract: BuildingSavingsContract): void {
  const { tariff } = contract;
  requireAmount(contract.sum, 'sum');
  requireCount(contract.sum, 'sum', 1, Number.MAX_SAFE_INTEGER);
  requireAmount(contract.monthlyContribution, 'monthlyContribution');
  requireAmount(contract.currentBalance ?? 0, 'currentBalance');
  requireNumber(contract.currentValuationNumber ?? 0, 'currentValuationNumber', 0, Number.MAX_SAFE_INTEGER);
  requireRate(tariff.feeRate, 'tariff.feeRate');
  requireRate(tariff.savingsRate, 'tariff.savingsRate');
  requireRate(tariff.minimumBalance, 'tariff.minimumBalance');
  requireRate(tariff.loanRate, 'tariff.loanRate');
  requireRate(tariff.loanPaymentRate, 'tariff.loanPaymentRate');
  if (tariff.valuation) {
    requireNumber(tariff.valuation.factor, 'tariff.valuation.factor', 0, Number.MAX_SAFE_INTEGER);
    requireNumber(tariff.valuation.target, 'tariff.valuation.target', 0, Number.MAX_SAFE_INTEGER);
  }
  for (const change of contract.contributionChanges ?? []) {
    requireCount(change.fromMonth, 'contributionChanges.fromMonth', 1);
    requireAmount(change.monthlyContribution, 'contributionChanges.monthlyContribution');
  }
  for (const { month, amount } of contract.extraPayments ?? []) {
    requireCount(month, 'extraPayments.month', 1);
    requireAmount(amount, 'extraPayments.amount');
  }
}
