import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.ffgExplanation, {
  texts: ['ffgExplanation', 'gradeWords'],
  documents: documents.ffgExplanation,
  page: () => import('./FfgExplanationPage'),
  customer: () => import('./FfgExplanationCustomer'),
});
