import type { OfPeriod } from '../defineFigure';
import type { BudgetMonth } from './budgetMonth';
import { type FigureExplanation, line, total } from '../explanation';

/** F4: from the net over what is spent, owed and saved to what is free. */
export function explain({ exact }: BudgetMonth, { period = 'month' }: OfPeriod): FigureExplanation {
  const of = period === 'year' ? 'Year' : 'Month';
  return {
    key: `freeAmount${of}`,
    remark: `freeAmount${of}Remark`,
    sections: [
      {
        key: `freeAmount${of}`,
        of: period,
        steps: [
          line(`householdNet${of}`, exact.net),
          line(`livingCosts${of}`, -exact.expenses),
          line(`premiums${of}`, -exact.insurance),
          line(`loanRates${of}`, -exact.loanRates),
          line(`savingRates${of}`, -exact.savings),
          total(`freeAmount${of}`, exact.free),
        ],
      },
    ],
  };
}
