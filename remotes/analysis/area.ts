import { defineArea, page, routes } from '@vp-digital/core/reference';

export default defineArea('analysis', [
  page(routes.income, () => import('./income/IncomePage')),
  page(routes.expenses, () => import('./expenses/ExpensesPage')),
  page(routes.contracts, () => import('./contracts/ContractsPage')),
  page(routes.balanceSheet, () => import('./balance/BalancePage')),
]);
