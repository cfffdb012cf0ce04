import { cents, type FigureExplanation, info, line, share, total } from './steps';
import type { WidowPension } from '../figures/protection/widowPension';

/** A share of the pension of the deceased, less what of the survivor's own income is credited. */
export const explain = (pension: WidowPension): FigureExplanation => ({
  remark: 'widowRemark',
  sections: [
    {
      key: 'widowPension',
      of: 'month',
      steps: [
        info('fullPensionOfDeceased', pension.fullPension, { note: 'fullPensionNote' }),
        line('widowShare', pension.beforeCredit, {
          note: pension.kind === 'large' ? 'largeWidowNote' : 'smallWidowNote',
          formula: '{full} × {share}',
          values: { full: cents(pension.fullPension), share: share(pension.kindFactor) },
          paragraph: '§ 46, § 67 SGB VI',
        }),
        info('survivorIncome', pension.ownIncome, { note: 'survivorIncomeNote', paragraph: '§ 18b SGB IV' }),
        info('survivorFree', pension.freeAmount, { paragraph: '§ 97 (2) SGB VI' }),
        line('creditedIncome', -pension.credited, { paragraph: '§ 97 SGB VI' }),
        total('widowPension', pension.pension),
        ...(pension.ifMarriedBefore2002 === undefined
          ? []
          : [
              info('marriedBefore2002', pension.ifMarriedBefore2002, {
                note: 'marriedBefore2002Note',
                paragraph: '§ 255 SGB VI, § 114 SGB IV',
              }),
            ]),
      ],
    },
  ],
});
