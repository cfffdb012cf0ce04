import { lawFor } from '@vp-digital/core/finance';
import type { OfPerson } from '../figures/defineFigure';
import { cents, type FigureExplanation, info, line, rate, total } from './steps';
import type { StatutoryHealth } from '../figures/health/statutoryHealth';

/** What a statutory fund takes: the whole contribution less the employer's part. */
export const explain = (
  { own, employer, total: all, gross, additionalRate }: StatutoryHealth,
  { date }: OfPerson,
): FigureExplanation => ({
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
        ...(employer > 0 ? [line('employerContribution', -employer, { paragraph: '§ 249 SGB V' })] : []),
        total('statutoryHealth', own),
      ],
    },
  ],
});
