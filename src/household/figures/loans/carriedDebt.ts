import { type IsoDate, type RemainingDebt, remainingDebt } from '@vp-digital/core/finance';
import type { LoanContract, SectionData } from '../../documents';
import { dayAfter } from '../days';
import { mapOutcome, missing, notRelevant, type Outcome } from '../outcome';
import { debtTerms } from './debtTerms';
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
  return mapOutcome(debtTerms(contract, date), ({ months, ...terms }) => ({
    months,
    ...remainingDebt({ ...terms, months }),
  }));
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
