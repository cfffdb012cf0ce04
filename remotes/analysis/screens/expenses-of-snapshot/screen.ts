import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.expensesOfSnapshot, {
  texts: ['expensesOfSnapshot', 'budget', 'frozen'],
  documents: documents.expenses,
  inParts: true,
  page: () => import('./ExpensesOfSnapshotPage'),
  customer: () => import('./ExpensesOfSnapshotCustomer'),
});
