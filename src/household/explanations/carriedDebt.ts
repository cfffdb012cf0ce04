import type { SectionData } from '../documents';
import type { OfEntry } from '../figures/defineFigure';
import { cents, count, type FigureExplanation, line, rate, total } from './steps';
import { monthlyPremium } from '../figures/monthly';
import type { CarriedDebt } from '../figures/loans/carriedDebt';

/** F19: the debt as recorded, the interest since, and what was paid. */
export function explain(
  { months, remainingDebt, interest, paid, repaid }: CarriedDebt,
  { entryId }: OfEntry,
  { contracts }: Pick<SectionData, 'contracts'>,
): FigureExplanation {
  const contract = contracts.items[entryId];
  if (contract?.kind !== 'loan') return { sections: [] };
  const payment = monthlyPremium(contract);
  const isRegular = payment * months === paid; // the last payment of a loan may be smaller
  return {
    remark: 'carriedDebtRemark',
    sections: [
      {
        key: 'carriedDebt',
        of: 'once',
        steps: [
          line('recordedDebt', remainingDebt + repaid, {
            ...(contract.debtAsOf !== undefined && {
              note: 'asOf',
              values: { date: { unit: 'date', date: contract.debtAsOf } },
            }),
          }),
          line('interestSince', interest, { values: { rate: rate((contract.interest ?? 0) / 10_000) } }),
          line('paidSince', -paid, {
            ...(isRegular && {
              formula: '{rate} × {months}',
              values: { rate: cents(payment), months: count(months) },
            }),
          }),
          total('carriedDebt', remainingDebt),
        ],
      },
    ],
  };
}
