import type { Cents } from '@vp-digital/core/finance';
import {
  amountIn,
  costIn,
  expenseCategories,
  type ExpenseCategory,
  type Period,
  personsInOrder,
} from '@vp-digital/core/household';
import type { ExpensesData } from '../../shared/budget/data';

/** What money is spent on: a category, or one kind of contract. */
export type Purpose = ExpenseCategory | 'insurance' | 'loanRates' | 'savings';

export interface PersonShare {
  /** Undefined for shared spending. */
  personId: string | undefined;
  /** In the order of the page, without those that cost nothing. */
  purposes: { purpose: Purpose; amount: Cents }[];
}

const contractPurpose = { insurance: 'insurance', saving: 'savings', loan: 'loanRates' } as const;

/**
 * The household's spending and saving in a period, split by person: shared spending first, then the persons in their
 * order. An expense belongs to its person, a contract to its person if it has only one. Adds up to F4's four parts.
 */
export function expensesByPerson(
  { persons, expenses, contracts }: Pick<ExpensesData, 'persons' | 'expenses' | 'contracts'>,
  period: Period,
): PersonShare[] {
  const costs = [
    ...Object.values(expenses.items).map((expense) => ({
      purpose: expense.category,
      personId: expense.personId,
      amount: amountIn(period, expense),
    })),
    ...Object.values(contracts.items).map((contract) => ({
      purpose: contractPurpose[contract.kind],
      personId: contract.personIds.length === 1 ? contract.personIds[0] : undefined,
      amount: costIn(period, contract),
    })),
  ];
  const known = personsInOrder({ persons }).map(({ id }) => id);
  const ownerOf = (personId: string | undefined) => known.find((id) => id === personId);
  return [undefined, ...known]
    .map((personId) => ({
      personId,
      purposes: [...expenseCategories, ...Object.values(contractPurpose)]
        .map((purpose: Purpose) => ({
          purpose,
          amount: costs
            .filter((cost) => cost.purpose === purpose && ownerOf(cost.personId) === personId)
            .reduce((sum, { amount }) => sum + amount, 0),
        }))
        .filter(({ amount }) => amount > 0),
    }))
    .filter(({ purposes }) => purposes.length > 0);
}
