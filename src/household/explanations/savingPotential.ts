import { savingRules } from '../figures/assumptions';
import { cents, type FigureExplanation, info, line, rate, total } from './steps';
import type { SavingPotential } from '../figures/budget/savingPotential';

/** F8: what is saved today and most of what is free; the target is a part of the net, at most that. */
export function explain({ net, savings, fromFree, potential, target }: SavingPotential): FigureExplanation {
  return {
    sections: [
      {
        key: 'savingPotential',
        of: 'month',
        steps: [
          line('savingRates', savings),
          line('savingFromFree', fromFree, { values: { share: rate(savingRules.freeShare) } }),
          total('savingPotential', potential),
        ],
      },
      {
        key: 'savingTarget',
        of: 'month',
        steps: [
          info('savingTargetOfNet', Math.round(net * savingRules.targetShare), {
            formula: '{net} × {share}',
            values: { net: cents(net), share: rate(savingRules.targetShare) },
          }),
          total('savingTarget', target),
        ],
      },
    ],
  };
}
