import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { pensionDocuments } from '../../shared/pension/documents';

export default defineScreen(routes.basicPensionConcept, {
  texts: ['basicPensionConcept'],
  documents: pensionDocuments,
  page: () => import('./BasicPensionConceptPage'),
  customer: () => import('./BasicPensionConceptCustomer'),
});
