import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { type ContractKind, kindsInAddress } from '../../shared/contracts/data';
import type { BudgetLine } from '../../shared/budget/budgetRows';

const contractsOf: Partial<Record<BudgetLine['key'], ContractKind>> = {
  insurance: 'insurance',
  loanRates: 'loan',
  savings: 'saving',
};

/**
 * The address of the field that a line of the budget is typed in: of a category its own, of what contracts say their list;
 * what is left over is typed nowhere.
 */
export function useFieldOf(): (key: BudgetLine['key']) => string | undefined {
  const householdId = useHouseholdId();
  return (key) => {
    if (key === 'free') return undefined;
    const contracts = contractsOf[key];
    return contracts
      ? `${routes.contracts.href({ householdId })}?art=${kindsInAddress[contracts]}`
      : `${routes.expenses.href({ householdId })}?fokus=${key}`;
  };
}
