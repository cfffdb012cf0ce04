import type { OfPeriod } from '../figures/defineFigure';
import { type FigureExplanation, line, total } from './steps';
import type { BudgetMonth } from '../figures/shown/budgetMonth';

/** F4: from the net over what is spent, owed and saved to what is free. */
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
          line('premiums', -exact.insurance, { note: 'premiumsNote' }),
          line('loanRates', -exact.loanRates, { note: 'loanRatesNote' }),
          line('savingRates', -exact.savings, { note: 'savingRatesNote' }),
          total('freeAmount', exact.free),
        ],
      },
    ],
  };
}
