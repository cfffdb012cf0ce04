import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.snapshotReports, {
  texts: ['snapshotReports'],
  page: () => import('./SnapshotReportsPage'),
  customer: () => import('./ReportsCustomer'),
});
