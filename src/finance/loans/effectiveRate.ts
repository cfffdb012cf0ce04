import {
  type Cents,
  FinanceError,
  type Rate,
  requireAmount,
  requireCount,
  requireRecord,
  requireRecords,
  roundToDecimals,
} from '../core';
import { bisect } from '../rates';
import { type AnnuityLoan, annuityLoan, type Repayment } from './annuityLoan';
import { remainingDebt } from './remainingDebt';
import { LONGEST_LOAN, type LoanTerms } from './terms';

/** Money that moves some months after the start. */
export interface CashFlow {
  months: number;
  amount: Cents;
}

export interface EffectiveRate {
  /** Share of one, as found. */
  exact: Rate;
  /** Rounded to two decimals of a percent, as it is quoted. */
  quoted: Rate;
}

/**
 * The effective yearly rate of a credit (effektiver Jahreszins, § 16 PAngV with its annex): the rate at which
 * payouts and payments are worth the same, with exponents in years and a month as a twelfth of a year.
 *
 * @throws FinanceError `invalid-input` when no rate from −99 % to 1000 % does that, or any rate would: nothing is paid
 *   out, or nothing is paid back later than that
 */
export function effectiveRate(credit: {
  payouts: readonly CashFlow[];
  payments: readonly CashFlow[];
}): EffectiveRate {
  const { payouts: given, payments: taken } = requireRecord(credit, 'credit');
  const payouts = checked(given, 'payouts');
  const payments = checked(taken, 'payments');
  const [first] = payouts.filter(({ amount }) => amount > 0).sort((a, b) => a.months - b.months);
  if (!first) throw new FinanceError('invalid-input', 'payouts', 'nothing is paid out');
  if (!payments.some(({ months, amount }) => amount > 0 && months > first.months))
    throw new FinanceError('invalid-input', 'payments', 'nothing is paid back after the payout');
  const exact = bisect((rate) => presentValue(payouts, rate) - presentValue(payments, rate), -0.99, 10);
  if (exact === undefined) {
    throw new FinanceError('invalid-input', 'payments', 'no rate makes them equal to the payouts');
  }
  return { exact, quoted: roundToDecimals(exact, 4) };
}

/**
 * The effective rate of an annuity loan.
 *
 * @param loan.fees kept back from the payout, in cents; 0 by default
 * @param loan.fixedMonths when given, the rate of these months: the debt that is left counts as paid then
 * @throws FinanceError as `annuityLoan` and `effectiveRate`
 */
export function effectiveLoanRate(
  loan: LoanTerms & { repayment: Repayment; fees?: Cents; fixedMonths?: number },
): EffectiveRate {
  const terms = annuityLoan(loan);
  const payout = requireAmount(loan.principal - requireAmount(loan.fees ?? 0, 'fees'), 'fees');
  const payments = paymentsOf(loan, terms, loan.fixedMonths ?? terms.months);
  return effectiveRate({ payouts: [{ months: 0, amount: payout }], payments });
}

function paymentsOf(loan: LoanTerms, terms: AnnuityLoan, until: number): CashFlow[] {
  const count = Math.min(requireCount(until, 'fixedMonths', 1, LONGEST_LOAN), terms.months);
  const payments = Array.from({ length: count }, (_, index) => ({
    months: index + 1,
    amount: terms.payment,
  }));
  if (count === terms.months) {
    payments[count - 1] = { months: count, amount: terms.lastPayment };
  } else {
    const left = remainingDebt({ ...loan, payment: terms.payment, months: count });
    payments.push({ months: count, amount: left.remainingDebt });
  }
  return payments;
}

function presentValue(flows: readonly CashFlow[], rate: Rate): number {
  return flows.reduce((sum, { months, amount }) => sum + amount * (1 + rate) ** (-months / 12), 0);
}

function checked(flows: readonly CashFlow[], field: string): readonly CashFlow[] {
  for (const { months, amount } of requireRecords(flows, field)) {
    requireCount(months, `${field}.months`, 0, LONGEST_LOAN);
    requireAmount(amount, `${field}.amount`);
  }
  return flows;
}
