import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';

/** What an estimated net follows from is read with every income. */
const pay = ['persons', 'addresses', 'employments', 'taxProfiles', 'incomes', 'contracts'] as const;

export default defineArea('analysis', [
  page(routes.income, () => import('./income/IncomePage'), { documents: pay }),
  page(routes.expenses, () => import('./expenses/ExpensesPage'), {
    documents: [...pay, 'housing', 'expenses', 'assets'],
  }),
  page(routes.contracts, () => import('./contracts/ContractsPage'), {
    documents: [...pay, 'expenses', 'assets'],
  }),
  page(routes.balanceSheet, () => import('./balance/BalancePage'), {
    documents: [...pay, 'expenses', 'assets', 'liabilities', 'goals'],
  }),
]);
