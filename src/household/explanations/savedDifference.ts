import type { OfQuote } from '../figures/health/privateHealthInput';
import type { SavedDifference, SavingTerms } from '../figures/health/savedDifference';
import { type FigureExplanation, line, rate, total } from './steps';

/** What is put aside of the difference, with its interest, and what it is worth in today's money. */
export const explain = (
  { capital, paidIn }: SavedDifference,
  { terms: { share, annualRate, inflation } }: OfQuote & { terms: SavingTerms },
): FigureExplanation => ({
  remark: 'savedDifferenceRemark',
  sections: [
    {
      key: 'healthSavingsCapital',
      of: 'once',
      steps: [
        line('putAside', paidIn, { values: { share: rate(share) } }),
        line('interestEarned', capital.nominal - paidIn, { values: { rate: rate(annualRate) } }),
        line('lostToPrices', capital.real - capital.nominal, { values: { rate: rate(inflation) } }),
        total('healthSavingsCapital', capital.real),
      ],
    },
  ],
});
