import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.expenses, {
  texts: [
    'expenses',
    'budget',
    'fileImport',
    'income',
    'listImport',
    'livingSituation',
    'statementImport',
    'whatIf',
  ],
  documents: documents.expenses,
  tolerant: true,
  page: () => import('./ExpensesPage'),
  customer: () => import('./ExpensesCustomer'),
});
