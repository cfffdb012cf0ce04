import { budgetLimits } from '../figures/assumptions';
import { type HousingCosts, type HousingShare, housingCosts } from '../figures/housing/housingCosts';
import type { OnDay } from '../figures/defineFigure';
import type { SectionData } from '../documents';
import { cents, type FigureExplanation, info, line, share as shareValue, total } from './steps';

const parts = ['coldRent', 'mortgageRates', 'ownersFee', 'ancillaryCosts', 'heatingCosts'] as const;

/** What a home costs a month, part by part; a part that there is not is no line. */
export const costs = (value: HousingCosts): FigureExplanation => ({ sections: [sumOf(value)] });

/** What it costs of the household's net. */
export function share(
  { costs: amount, net, share: ofNet }: HousingShare,
  _: OnDay,
  household: Pick<SectionData, 'housing' | 'contracts'>,
): FigureExplanation {
  const known = housingCosts(household);
  return {
    remark: 'housingRemark',
    values: { limit: shareValue(budgetLimits.housingShare) },
    sections: [
      ...(known.kind === 'computed' ? [sumOf(known.value)] : []),
      {
        key: 'housingShare',
        of: 'month',
        steps: [
          info('housingCosts', amount),
          info('householdNet', net),
          total('shareOfNet', shareValue(ofNet), {
            formula: '{part} ÷ {net}',
            values: { part: cents(amount), net: cents(net) },
          }),
        ],
      },
    ],
  };
}

const sumOf = (value: HousingCosts): FigureExplanation['sections'][number] => ({
  key: 'housingCosts',
  of: 'month',
  steps: [
    ...parts.flatMap((part) => {
      const amount = value[part === 'mortgageRates' ? 'loanRates' : part];
      return amount === 0 ? [] : [line(part, amount)];
    }),
    total('housingCosts', value.total),
  ],
});
