import { type IsoDate, monthsBetween, type RemainingDebt, remainingDebt } from '@vp-digital/core/finance';
import type { LoanContract, SectionData } from '../../documents';
import { dayAfter } from '../days';
import { monthlyPremium } from '../monthly';
import { computed, type FactName, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { defineFigure, type OfEntry } from '../defineFigure';

export interface CarriedDebt extends RemainingDebt {
  /** Payments since the debt was recorded; 0 for a day before. */
  months: number;
}

/**
 * F19 Restschuld of a loan carried forward from the day it was recorded to another day, one payment for each full
 * month. Missing: remainingDebt, debtAsOf (also when the two days are more than a century apart), interest.
 */
export function carriedDebt({
  contract,
  date,
}: {
  contract: LoanContract;
  date: IsoDate;
}): Outcome<CarriedDebt> {
  const { remainingDebt: principal, debtAsOf, interest } = contract;
  const months = debtAsOf === undefined ? 0 : Math.max(0, monthsBetween(debtAsOf, date));
  const facts: FactName[] = [];
  if (principal === undefined) facts.push('remainingDebt');
  if (debtAsOf === undefined || months > longestTime) facts.push('debtAsOf');
  if (interest === undefined) facts.push('interest');
  if (principal === undefined || interest === undefined || facts.length > 0)
    return missingAll(facts.map((fact) => ({ fact })));
  const terms = { principal, annualRate: interest / 10_000, payment: monthlyPremium(contract) };
  return computed({ months, ...remainingDebt({ ...terms, months }) });
}

/**
 * F19 when the fixed-interest period (Zinsbindung) is over: rates are paid in arrears, so the one of its last month is
 * paid, too. Missing: interestFixedUntil, and as `carriedDebt`.
 */
export function debtAtFixedInterestEnd(contract: LoanContract): Outcome<CarriedDebt> {
  const { interestFixedUntil } = contract;
  return interestFixedUntil === undefined
    ? missing('interestFixedUntil')
    : carriedDebt({ contract, date: dayAfter(interestFixedUntil) });
}

/** A hundred years: the longest loan of the finance core. */
const longestTime = 1_200;

const debtOf =
  (of: (contract: LoanContract, date: string) => Outcome<CarriedDebt>) =>
  ({ contracts }: Pick<SectionData, 'contracts'>, { entryId, date }: OfEntry): Outcome<CarriedDebt> => {
    const contract = contracts.items[entryId];
    return contract?.kind === 'loan' ? of(contract, date) : notRelevant;
  };

const common = {
  number: 'F19',
  documents: ['contracts'],
  unit: 'money',
  explained: true,
} as const;

export const carriedDebtFigure = /* @__PURE__ */ defineFigure('carriedDebt', {
  ...common,
  source: 'remaining debt of an annuity',
  of: /* @__PURE__ */ debtOf((contract, date) => carriedDebt({ contract, date })),
  amount: ({ remainingDebt }) => remainingDebt,
  assumes: ({ months }) => months > 0,
});

export const debtAtFixedInterestEndFigure = /* @__PURE__ */ defineFigure('debtAtFixedInterestEnd', {
  ...common,
  source: 'remaining debt of an annuity',
  of: /* @__PURE__ */ debtOf(debtAtFixedInterestEnd),
  amount: ({ remainingDebt }) => remainingDebt,
  assumes: () => true,
});
