import type { SectionData } from '../documents';
import type { OfPeriod } from '../figures/defineFigure';
import { cents, count, type FigureExplanation, line, total } from './steps';
import { inOrder } from '../figures/inOrder';
import { netIn } from '../figures/monthly';

/** F1: every income with its net; in a year as often as it is paid, with its special payments. */
export function explain(
  net: number,
  { period = 'month' }: OfPeriod,
  { incomes }: Pick<SectionData, 'incomes'>,
): FigureExplanation {
  const lines = inOrder(incomes.items).map(([, income]) => {
    const amount = netIn(period, income);
    const special = amount - (income.net ?? 0) * income.paymentsPerYear;
    const values = {
      net: cents(income.net ?? 0),
      payments: count(income.paymentsPerYear),
      special: cents(special),
    };
    const formula = special === 0 ? '{net} × {payments}' : '{net} × {payments} + {special}';
    return line(`incomes.${income.kind}`, amount, {
      ...(period === 'year' && { formula, values }),
      ...(income.netFrom === 'estimate' && { note: 'netEstimated' as const }),
    });
  });
  return {
    remark: period === 'year' ? undefined : 'regularIncomes',
    sections: [
      {
        key: 'householdNet',
        of: period,
        steps: [...lines, total('householdNet', net)],
      },
    ],
  };
}
