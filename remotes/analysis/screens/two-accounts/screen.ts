import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.twoAccountModel, {
  texts: ['twoAccountModel'],
  documents: [...documents.twoAccounts, 'recap'],
  inParts: true,
  page: () => import('./TwoAccountsPage'),
  customer: () => import('./TwoAccountsCustomer'),
});
