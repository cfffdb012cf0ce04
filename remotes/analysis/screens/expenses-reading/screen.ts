import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.expensesReading, {
  texts: ['expensesReading', 'budget', 'frozen'],
  documents: documents.expenses,
  page: () => import('./ExpensesReadingPage'),
  customer: () => import('./ExpensesReadingCustomer'),
});
