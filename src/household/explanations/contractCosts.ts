import type { Contract, SectionData } from '../documents';
import type { OfPeriod } from '../figures/defineFigure';
import { type FigureExplanation, line, total } from './steps';
import { inOrder } from '../figures/inOrder';
import { costIn } from '../figures/monthly';
import type { FreeAmount } from '../figures/freeAmount';
import type { BudgetMonth } from '../figures/shown/budgetMonth';

type Household = Pick<SectionData, 'contracts'>;

/** What the contracts of a kind cost: each with what is paid for it. */
const explainCosts =
  (kind: Contract['kind'], part: keyof FreeAmount, sum: 'premiums' | 'loanRates' | 'savingRates') =>
  ({ exact }: BudgetMonth, { period = 'month' }: OfPeriod, { contracts }: Household): FigureExplanation => {
    const paid = inOrder(contracts.items).flatMap(([, contract]) => {
      const cost = costIn(period, contract);
      if (contract.kind !== kind || cost === 0) return [];
      return [line(`contracts.${contract.line}`, cost, { name: contract.company || undefined })];
    });
    return {
      remark: period === 'year' ? 'paymentsOfYear' : 'paymentsOfMonth',
      sections: [{ key: sum, of: period, steps: [...paid, total(sum, exact[part])] }],
    };
  };

export const premiums = explainCosts('insurance', 'insurance', 'premiums');
export const loanRates = explainCosts('loan', 'loanRates', 'loanRates');
export const savingRates = explainCosts('saving', 'savings', 'savingRates');
