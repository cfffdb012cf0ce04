import { cents, count, type FigureExplanation, info, total } from './steps';
import type { EarningPower } from '../figures/protection/earningPower';

/** Today's net from work for every month to the standard age. */
export const explain = ({ net, months, total: worth }: EarningPower): FigureExplanation => ({
  remark: 'earningPowerRemark',
  sections: [
    {
      key: 'earningPower',
      of: 'mixed',
      steps: [
        info('earnedNet', net),
        info('monthsToStandardAge', count(months), { paragraph: '§ 35, § 235 SGB VI' }),
        total('earningPower', worth, {
          formula: '{net} × {months}',
          values: { net: cents(net), months: count(months) },
        }),
      ],
    },
  ],
});
