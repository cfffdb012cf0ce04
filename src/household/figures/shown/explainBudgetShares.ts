import type { OfPeriod } from '../defineFigure';
import { cents, type FigureExplanation, info, share, total } from '../explanation';
import type { BudgetMonth } from './budgetMonth';

/** F7: a part of the net, as the net and that part are. */
const explainShare =
  (part: 'savings' | 'loanRates', key: 'savingsRate' | 'debtService') =>
  ({ exact }: BudgetMonth, { period = 'month' }: OfPeriod): FigureExplanation => {
    const { net, [part]: amount } = exact;
    return {
      remark: period === 'year' ? 'paymentsOfYear' : 'paymentsOfMonth',
      sections: [
        {
          key,
          of: period,
          steps: [
            info(part === 'savings' ? 'savingRates' : 'loanRates', amount),
            info('householdNet', net),
            total(key, share(amount / net), {
              formula: '{part} ÷ {net}',
              values: { part: cents(amount), net: cents(net) },
            }),
          ],
        },
      ],
    };
  };

export const savingsRate = { explain: explainShare('savings', 'savingsRate') };
export const debtService = { explain: explainShare('loanRates', 'debtService') };
