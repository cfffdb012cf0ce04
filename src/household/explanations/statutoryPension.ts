import { explainOldAgePension } from '@vp-digital/core/finance/explain';
import { pensionRemark } from './pensionRemark';
import type { FigureExplanation } from './steps';
import type { StatutoryPensionEstimate } from '../figures/retirement/statutoryPension';

/** F11 by the law's own steps. */
export const explain = (estimate: StatutoryPensionEstimate): FigureExplanation => ({
  ...explainOldAgePension(estimate),
  ...pensionRemark(estimate.assumed, 'letterWins'),
});
