import { lawFor } from '@vp-digital/core/finance';
import { cents, type FigureExplanation, line, rate, type StepFacts, total } from './steps';
import type { PrivateHealthComparison } from '../figures/health/privateHealthComparison';
import type { OfQuote, PrivateHealthQuote } from '../figures/health/privateHealthInput';

type Section = FigureExplanation['sections'][number];

/** F22 today: what private cover costs the person a month, less what the statutory fund takes. */
export const difference = (
  comparison: PrivateHealthComparison,
  { quote, date }: OfQuote,
): FigureExplanation => ({
  year: lawFor(date).year,
  remark: 'healthRemark',
  sections: [ofMonth(comparison, quote)],
});

/** F22 of a year, without the Selbstbeteiligung divided by months. */
export const saving = (comparison: PrivateHealthComparison, { quote, date }: OfQuote): FigureExplanation => {
  const { statutory, private: own, savingYear } = comparison;
  const ofMonths = (month: number): StepFacts => ({
    formula: '{month} × 12',
    values: { month: cents(month) },
  });
  return {
    year: lawFor(date).year,
    remark: 'healthRemark',
    sections: [
      {
        key: 'healthSaving',
        of: 'year',
        steps: [
          line('statutoryHealth', statutory.own * 12, ofMonths(statutory.own)),
          line('privateOwn', -own.own * 12, ofMonths(own.own)),
          line('deductibleYear', -quote.deductibleYear),
          total('healthSaving', savingYear),
        ],
      },
      ofMonth(comparison, quote),
    ],
  };
};

function ofMonth({ statutory, private: own }: PrivateHealthComparison, quote: PrivateHealthQuote): Section {
  const { subsidy } = own;
  return {
    key: 'healthDifference',
    of: 'month',
    steps: [
      line('privatePremium', own.premium, partsOf(quote)),
      line(statutory.isArtist ? 'artistsHealthSubsidy' : 'employerHealthSubsidy', -subsidy.total, {
        ...(subsidy.total > 0
          ? {
              note: 'subsidyLimits',
              values: { health: cents(subsidy.maximumHealth), care: cents(subsidy.maximumCare) },
            }
          : { note: 'noSubsidy' }),
        paragraph: statutory.isArtist ? '§§ 10, 10a KSVG' : '§ 257 SGB V, § 61 SGB XI',
      }),
      line('deductible', own.deductible, {
        formula: '{year} ÷ 12',
        values: { year: cents(quote.deductibleYear) },
      }),
      line('statutoryHealth', -statutory.own, {
        note: 'contributionOf',
        values: { gross: cents(statutory.gross), rate: rate(statutory.additionalRate) },
        paragraph: '§ 241 SGB V',
      }),
      total('healthDifference', own.ownWithDeductible - statutory.own),
    ],
  };
}

/** The premiums that there are, as a sum. */
function partsOf({ health, care, sickPay, family }: PrivateHealthQuote): StepFacts {
  const all = { health, care, sickPay, family: family?.premium ?? 0 };
  const paid = Object.entries(all).filter(([, premium]) => premium > 0);
  return {
    formula: paid.map(([name]) => `{${name}}`).join(' + '),
    values: Object.fromEntries(paid.map(([name, premium]) => [name, cents(premium)])),
  };
}
