import { comparedDocuments, defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.snapshots, {
  texts: ['snapshots'],
  documents: [...comparedDocuments, 'appointments'],
  inParts: true,
  page: () => import('./SnapshotsPage'),
  customer: () => import('./SnapshotsCustomer'),
});
