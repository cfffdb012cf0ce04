import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.reportPreview, {
  texts: ['reportPreview'],
  documents: ['appointments'],
  page: () => import('./ReportPreviewPage'),
  customer: () => import('./PreviewCustomer'),
});
