import { explainSickPay } from '@vp-digital/core/finance/explain';
import type { FigureExplanation } from './steps';
import type { IncomeWhenSick } from '../figures/protection/incomeWhenSick';

/** F16 by the law's own steps. */
export const explain = (value: IncomeWhenSick): FigureExplanation =>
  value.kind === 'sickPay' ? { ...explainSickPay(value.sickPay), remark: 'sickPayRemark' } : { sections: [] };
