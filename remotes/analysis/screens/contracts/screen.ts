import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.contracts, {
  texts: ['contracts', 'alone', 'balanceSheet', 'fileImport', 'frozen', 'listImport', 'photos', 'whatIf'],
  documents: documents.contracts,
  tolerant: true,
  page: () => import('./ContractsPage'),
  customer: () => import('./ContractsCustomer'),
});
