import type { PersonPension } from '../figures/retirement/personPension';
import { pensionRemark } from './pensionRemark';
import { type FigureExplanation, line, rate, total } from './steps';

type Section = FigureExplanation['sections'][number];

/** What contributions and tax leave of a person's pensions. */
export const net = (pension: PersonPension): FigureExplanation => ({
  ...pensionRemark(pension.assumed, pension.source === 'record' ? 'letterWins' : 'pensionEstimateRemark'),
  sections: [netOf(pension)],
});

/** What the net buys if it never rises. */
export const purchasingPower = (pension: PersonPension): FigureExplanation => ({
  remark: 'purchasingPowerRemark',
  sections: [
    netOf(pension),
    {
      key: 'pensionPurchasingPower',
      of: 'month',
      steps: [
        line('ownNetPension', pension.net),
        line('lostToPrices', pension.withoutIncrease - pension.net, {
          values: { rate: rate(pension.inflation) },
        }),
        total('pensionPurchasingPower', pension.withoutIncrease),
      ],
    },
  ],
});

const netOf = ({ gross, net: left }: PersonPension): Section => ({
  key: 'ownNetPension',
  of: 'month',
  steps: [
    line('pensionProjection', gross),
    line('contributionsAndTax', left - gross),
    total('ownNetPension', left),
  ],
});
