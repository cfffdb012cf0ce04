import type { ListName } from '../file-import/importKinds';
import type { ContractColumn } from './reading/kinds/contractList';
import type { ExpenseColumn } from './reading/kinds/expenseList';
import type { IncomeColumn } from './reading/kinds/incomeList';

/** The columns of each list in the order in which they are asked for. Here and not with what reads: that comes to the worker alone. */
export const columnsOf = {
  contracts: [
    'line',
    'product',
    'company',
    'number',
    'person',
    'premium',
    'frequency',
    'start',
    'end',
    'benefit',
    'balance',
    'targetSum',
    'projectedPension',
    'remainingDebt',
    'asOf',
    'interest',
    'state',
  ] satisfies readonly ContractColumn[],
  expenses: ['category', 'detail', 'amount', 'frequency', 'person'] satisfies readonly ExpenseColumn[],
  incomes: [
    'kind',
    'detail',
    'net',
    'gross',
    'frequency',
    'person',
    'from',
    'until',
  ] satisfies readonly IncomeColumn[],
} as const satisfies Record<ListName, readonly string[]>;
