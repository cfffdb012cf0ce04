import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.balanceSheet, {
  texts: ['balanceSheet', 'alone', 'frozen'],
  documents: documents.balance,
  tolerant: true,
  page: () => import('./BalancePage'),
  customer: () => import('./BalanceCustomer'),
});
