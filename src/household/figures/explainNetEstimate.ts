import { explainGrossToNet } from '@vp-digital/core/finance/explain';
import type { FigureExplanation } from './explanation';
import type { NetEstimate } from './netEstimate';

/** F2 by the law's own steps. */
export const explain = ({ result }: NetEstimate & { kind: 'estimated' }): FigureExplanation => ({
  ...explainGrossToNet(result),
  remark: 'payslipWins',
});
