import { comparedDocuments, page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';

export default defineArea('gespraechszusammenfassung', [
  page(routes.snapshots, () => import('./snapshots/SnapshotsPage'), {
    documents: comparedDocuments,
    inParts: true,
    customer: () => import(/* webpackChunkName: "customer-snapshots" */ './snapshots/SnapshotsCustomer'),
  }),
  page(routes.recap, () => import('./recap/RecapPage'), {
    documents: ['recap', 'appointments'],
    inParts: true,
    customer: () => import(/* webpackChunkName: "customer-recap" */ './recap/RecapCustomer'),
  }),
  page(routes.snapshotReports, () => import('./reports/SnapshotReportsPage'), {
    customer: () => import(/* webpackChunkName: "customer-reports" */ './reports/ReportsCustomer'),
  }),
  page(routes.reportCreation, () => import('./composer/ReportCreationPage'), {
    customer: 'administration',
  }),
  page(routes.reportPreview, () => import('./preview/ReportPreviewPage'), {
    customer: async () => (await import('./preview/ReportPreviewPage')).customer(),
  }),
]);
