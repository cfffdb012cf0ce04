import { type Cents, FinanceError, shareRounded } from '../core';
import { type LoanMonth, loanSchedule } from '../loans';
import { type BuildingSavingsContract, requireContract } from './contract';
import { type SavingMonth, savingPhase } from './savingPhase';

/** The saving phase in figures. */
export interface BuildingSavings {
  fee: Cents;
  contributions: Cents;
  extraPayments: Cents;
  interest: Cents;
  /** At the end of the saving phase. */
  balance: Cents;
  savingMonths: SavingMonth[];
  /** `undefined` when the contract is not allocated within 50 years. A forecast, never a promise (§ 4 (5) BauSparkG). */
  allocation: Allocation | undefined;
}

/** What is paid out at allocation (Zuteilung) and how the loan is repaid. */
export interface Allocation {
  /** Months of saving until then; 0 when the conditions are met today. */
  months: number;
  valuationNumber: number;
  /** Sum minus balance; 0 when the balance exceeds the sum. */
  loan: Cents;
  /** Monthly payment in the loan phase (Zins- und Tilgungsbeitrag), 0 without a loan. */
  loanPayment: Cents;
  /** Number of payments, the smaller last one included. */
  loanMonths: number;
  loanInterest: Cents;
  loanSchedule: LoanMonth[];
}

/**
 * A building savings contract from today to the last payment of its loan (formula F20).
 *
 * Interest is booked monthly in whole cents in both phases. No interest is charged while the fee
 * exceeds what has been saved.
 *
 * @throws FinanceError on negative amounts and rates outside 0–1, and `invalid-input` when the loan payment
 *   does not repay the loan
 */
export function buildingSavings(contract: BuildingSavingsContract): BuildingSavings {
  requireContract(contract);
  const { fee, months, isAllocated } = savingPhase(contract);
  // Without a month to save in there was no fee either: only a running contract can be allocated today.
  const balance = months.at(-1)?.balance ?? contract.currentBalance ?? 0;
  return {
    fee,
    contributions: months.reduce((sum, { contribution }) => sum + contribution, 0),
    extraPayments: months.reduce((sum, { extraPayment }) => sum + extraPayment, 0),
    interest: months.reduce((sum, { interest }) => sum + interest, 0),
    balance,
    savingMonths: months,
    allocation: isAllocated ? allocation(contract, months, balance) : undefined,
  };
}

function allocation(contract: BuildingSavingsContract, months: SavingMonth[], balance: Cents): Allocation {
  const { tariff, sum } = contract;
  const loan = Math.max(0, sum - balance);
  const loanPayment = loan === 0 ? 0 : shareRounded(sum, tariff.loanPaymentRate);
  if (loan * (tariff.loanRate / 12) >= loanPayment && loan > 0) {
    throw new FinanceError('invalid-input', 'tariff.loanPaymentRate', 'does not cover the interest');
  }
  const schedule = loanSchedule({ principal: loan, annualRate: tariff.loanRate, payment: loanPayment });
  return {
    months: months.length,
    valuationNumber: months.at(-1)?.valuationNumber ?? contract.currentValuationNumber ?? 0,
    loan,
    loanPayment,
    loanMonths: schedule.months.length,
    loanInterest: schedule.totalInterest,
    loanSchedule: schedule.months,
  };
}
