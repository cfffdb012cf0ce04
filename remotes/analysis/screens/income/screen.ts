import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.income, {
  texts: ['income', 'fileImport', 'listImport', 'photos', 'statementImport'],
  documents: documents.income,
  tolerant: true,
  page: () => import('./IncomePage'),
  customer: () => import('./IncomeCustomer'),
});
