import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.optimumOfSnapshot, {
  texts: ['optimumOfSnapshot', 'frozen'],
  documents: documents.optimumOfSnapshot,
  inParts: true,
  page: () => import('./OptimumOfSnapshotPage'),
  customer: () => import('./OptimumOfSnapshotCustomer'),
});
