import type { Cents } from '@vp-digital/core/finance';
import type { OfPeriod } from '../figures/defineFigure';
import { type FigureExplanation, line, total } from './steps';
import type { BudgetMonth } from '../figures/shown/budgetMonth';

/**
 * F4: from the net, less spending, loans and savings, to the free amount; it may be unknown whether there are no
 * contracts.
 */
export function explain({ exact }: BudgetMonth, { period = 'month' }: OfPeriod): FigureExplanation {
  const of = period === 'year' ? 'Year' : 'Month';
  return {
    remark: `paymentsOf${of}`,
    sections: [
      {
        key: 'freeAmount',
        of: period,
        steps: [
          line('householdNet', exact.net, { note: `householdNet${of}` }),
          line('livingCosts', -exact.expenses, { note: `livingCosts${of}` }),
          ...paid('premiums', exact.insurance),
          ...paid('loanRates', exact.loanRates),
          ...paid('savingRates', exact.savings),
          total('freeAmount', exact.free),
        ],
      },
    ],
  };
}

const paid = (key: 'premiums' | 'loanRates' | 'savingRates', amount: Cents) =>
  amount === 0 ? [] : [line(key, -amount, { note: `${key}Note` })];
