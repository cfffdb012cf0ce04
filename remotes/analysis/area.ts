import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';

/** What an estimated net follows from is read with every income. */
const pay = ['persons', 'addresses', 'employments', 'taxProfiles', 'incomes', 'contracts'] as const;

export default defineArea('analysis', [
  page(routes.income, () => import('./income/IncomePage'), { documents: pay, tolerant: true }),
  page(routes.expenses, () => import('./expenses/ExpensesPage'), {
    documents: [...pay, 'housing', 'expenses', 'assets'],
    tolerant: true,
  }),
  page(routes.contracts, () => import('./contracts/ContractsPage'), {
    documents: [...pay, 'expenses', 'assets'],
    tolerant: true,
  }),
  page(routes.balanceSheet, () => import('./balance/BalancePage'), {
    documents: [...pay, 'expenses', 'assets', 'liabilities', 'goals'],
    tolerant: true,
  }),
]);
