import { explainGrossToNet } from '@vp-digital/core/finance/explain';
import type { FigureExplanation } from './steps';
import type { NetEstimate } from '../figures/netEstimate';

/** F2 by the law's own steps. */
export const explain = ({
  result,
  usualTaxClass,
}: NetEstimate & { kind: 'estimated' }): FigureExplanation => ({
  ...explainGrossToNet(result),
  remark: usualTaxClass === undefined ? 'payslipWins' : 'usualTaxClass',
});
