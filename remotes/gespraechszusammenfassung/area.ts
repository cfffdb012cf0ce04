import { defineArea, page, routes } from '@vp-digital/core/reference';

export default defineArea('gespraechszusammenfassung', [
  page(routes.snapshots, () => import('./snapshots/SnapshotsPage')),
  page(routes.recap, () => import('./recap/RecapPage')),
  page(routes.snapshotReports, () => import('./reports/SnapshotReportsPage')),
  page(routes.reportPreview, () => import('./preview/ReportPreviewPage')),
]);
