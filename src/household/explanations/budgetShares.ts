import type { OfPeriod } from '../figures/defineFigure';
import { cents, type FigureExplanation, info, share, total } from './steps';
import type { BudgetMonth } from '../figures/shown/budgetMonth';

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

export const savingsRate = explainShare('savings', 'savingsRate');
export const debtService = explainShare('loanRates', 'debtService');
