import { explainDisabilityPension } from '@vp-digital/core/finance/explain';
import { pensionRemark } from './pensionRemark';
import type { FigureExplanation } from './steps';
import type { DisabilityEstimate } from '../figures/protection/disabilityEstimate';

/** F12 by the law's own steps, where it is an estimate. */
export const explain = ({ estimate, assumed }: DisabilityEstimate): FigureExplanation =>
  estimate
    ? { ...explainDisabilityPension(estimate), ...pensionRemark(assumed, 'letterWins') }
    : { sections: [] };
