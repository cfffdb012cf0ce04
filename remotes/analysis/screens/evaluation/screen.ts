import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.assessment, {
  texts: ['assessment', 'analysis', 'comparison', 'inReport'],
  documents: documents.evaluation,
  inParts: true,
  page: () => import('./EvaluationPage'),
  customer: () => import('./EvaluationCustomer'),
});
