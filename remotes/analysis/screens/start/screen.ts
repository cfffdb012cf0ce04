import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.analysis, {
  texts: ['analysis', 'contracts'],
  documents: documents.start,
  inParts: true,
  page: () => import('./AnalysisPage'),
  customer: () => import('./AnalysisCustomer'),
});
