import type { Contract, SectionData } from '../../documents';
import type { OfPeriod } from '../defineFigure';
import { type FigureExplanation, line, total } from '../explanation';
import { inOrder } from '../inOrder';
import { costIn } from '../monthly';
import type { FreeAmount } from '../freeAmount';
import type { BudgetMonth } from './budgetMonth';

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

export const premiums = { explain: explainCosts('insurance', 'insurance', 'premiums') };
export const loanRates = { explain: explainCosts('loan', 'loanRates', 'loanRates') };
export const savingRates = { explain: explainCosts('saving', 'savings', 'savingRates') };
