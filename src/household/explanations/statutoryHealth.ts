import { lawFor } from '@vp-digital/core/finance';
import type { OfPerson } from '../figures/defineFigure';
import { cents, type FigureExplanation, info, line, rate, total } from './steps';
import type { StatutoryHealth } from '../figures/health/statutoryHealth';

/** What a statutory fund takes: the whole contribution less the part of the employer, or of the Künstlersozialkasse. */
export const explain = (
  { own, employer, total: all, isArtist, gross, additionalRate }: StatutoryHealth,
  { date }: OfPerson,
): FigureExplanation => {
  const others = isArtist
    ? line('artistsFundContribution', -employer, { paragraph: '§§ 16, 16a KSVG' })
    : line('employerContribution', -employer, { paragraph: '§ 249 SGB V' });
  return {
    year: lawFor(date).year,
    sections: [
      {
        key: 'statutoryHealth',
        of: 'month',
        steps: [
          info('contributoryPay', gross),
          line('wholeContribution', all, {
            note: 'contributionOf',
            values: { gross: cents(gross), rate: rate(additionalRate) },
            paragraph: '§§ 241, 242 SGB V, §§ 55, 58 SGB XI',
          }),
          ...(employer > 0 ? [others] : []),
          total('statutoryHealth', own),
        ],
      },
    ],
  };
};
