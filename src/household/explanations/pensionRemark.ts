import type { AssumedFact } from '../figures/assumedFact';
import { estimatedPointsRules } from '../figures/assumptions';
import { count, type FigureExplanation, type FigureStepKey, rate } from './steps';

/** What is said of a pension: how it is estimated from pay and age where no letter has told anything, else `otherwise`. */
export const pensionRemark = (
  assumed: AssumedFact | undefined,
  otherwise: FigureStepKey,
): Pick<FigureExplanation, 'remark' | 'values'> =>
  assumed
    ? {
        remark: 'pensionAssumedRemark',
        values: { age: count(estimatedPointsRules.startAge), share: rate(estimatedPointsRules.share) },
      }
    : { remark: otherwise };
