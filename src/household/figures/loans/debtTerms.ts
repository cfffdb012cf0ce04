import { type Cents, type IsoDate, monthsBetween, type Rate } from '@vp-digital/core/finance';
import type { LoanContract } from '../../documents';
import { monthlyPremium } from '../monthly';
import { computed, type FactName, missingAll, type Outcome } from '../outcome';

/** What a remaining debt is carried forward from. */
export interface DebtTerms {
  principal: Cents;
  annualRate: Rate;
  payment: Cents;
  /** Since the debt was recorded; 0 for a day before. */
  months: number;
}

/** Missing: remainingDebt, debtAsOf (also when the two days are more than a century apart), interest. */
export function debtTerms(contract: LoanContract, date: IsoDate): Outcome<DebtTerms> {
  const { remainingDebt: principal, debtAsOf, interest } = contract;
  const months = debtAsOf === undefined ? 0 : Math.max(0, monthsBetween(debtAsOf, date));
  const facts: FactName[] = [];
  if (principal === undefined) facts.push('remainingDebt');
  if (debtAsOf === undefined || months > longestTime) facts.push('debtAsOf');
  if (interest === undefined) facts.push('interest');
  if (principal === undefined || interest === undefined || facts.length > 0)
    return missingAll(facts.map((fact) => ({ fact })));
  return computed({ principal, annualRate: interest / 10_000, payment: monthlyPremium(contract), months });
}

/** A hundred years: the longest loan of the finance core. */
const longestTime = 1_200;
