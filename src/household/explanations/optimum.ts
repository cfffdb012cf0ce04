import { type IsoDate, lawFor } from '@vp-digital/core/finance';
import type { Optimum } from '../figures/subsidies/optimum';
import type { SubsidyData } from '../figures/subsidies/lever';
import { shortNameOf } from '../figures/people';
import { cents, type FigureExplanation, line, total } from './steps';

/** F23: what each lever that counts leaves open, of what is possible and what is used. */
export const explain = (
  { levers, open }: Optimum,
  { date }: { date: IsoDate },
  household: Pick<SubsidyData, 'persons'>,
): FigureExplanation => ({
  year: lawFor(date).year,
  remark: 'optimumRemark',
  sections: [
    {
      key: 'optimum',
      of: 'year',
      steps: [
        ...levers.map(({ lever, personId = '', used, possible, open: left }) => {
          const name = shortNameOf(household, personId);
          return line(`subsidyFacts.${lever}`, left, {
            formula: '{possible} − {used}',
            values: { possible: cents(possible), used: cents(used) },
            ...(name !== undefined && { name }),
          });
        }),
        total('optimum', open),
      ],
    },
  ],
});
