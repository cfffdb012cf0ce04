import { explainDisabilityPension } from '@vp-digital/core/finance/explain';
import type { FigureExplanation } from './steps';
import type { DisabilityEstimate } from '../figures/protection/disabilityEstimate';

/** F12 by the law's own steps, where it is an estimate. */
export const explain = ({ estimate }: DisabilityEstimate): FigureExplanation =>
  estimate ? { ...explainDisabilityPension(estimate), remark: 'letterWins' } : { sections: [] };
