import { type Cents, type Rate, roundHalfUp } from '../core';
import { type InterestConvention, monthlyRate, type PaymentTiming } from '../rates';

/** How an account bears interest. */
export interface AccountTerms {
  annualRate: Rate;
  convention: InterestConvention;
  timing: PaymentTiming;
}

/** An account after a number of booked months. Every booked amount is in whole cents, as a bank books it. */
export interface Account {
  month: number;
  balance: Cents;
  /** Interest credited in the last booked month. */
  interest: Cents;
  /** Interest earned and not yet credited, in fractions of cents; only with `yearly-credit`. */
  pending: number;
}

export function openAccount(balance: Cents): Account {
  return { month: 0, balance, interest: 0, pending: 0 };
}

/**
 * The account one month later: a payment (negative: a withdrawal) and the month's interest, rounded to cents.
 * With `yearly-credit` the interest waits for the twelfth month, or for the last one of the plan.
 */
export function bookMonth(account: Account, payment: Cents, terms: AccountTerms, isLast: boolean): Account {
  const month = account.month + 1;
  const bearing = terms.timing === 'advance' ? account.balance + payment : account.balance;
  const earned = account.pending + bearing * monthlyRate(terms.annualRate, terms.convention);
  const isCredited = terms.convention !== 'yearly-credit' || isLast || month % 12 === 0;
  const interest = isCredited ? roundHalfUp(earned) : 0;
  return {
    month,
    balance: account.balance + payment + interest,
    interest,
    pending: isCredited ? 0 : earned,
  };
}

/** The account if it were closed now, before the payment of the coming month: all interest earned is credited. */
export function settleAccount(account: Account, terms: AccountTerms): Account {
  if (terms.timing === 'arrears') return bookMonth(account, 0, terms, true);
  const interest = roundHalfUp(account.pending);
  return { month: account.month, balance: account.balance + interest, interest, pending: 0 };
}
