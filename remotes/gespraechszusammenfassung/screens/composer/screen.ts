import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.reportCreation, {
  texts: ['reportCreation', 'reportPreview'],
  page: () => import('./ReportCreationPage'),
  customer: 'administration',
});
