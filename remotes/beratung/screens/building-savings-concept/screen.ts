import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { buildingDocuments } from '../../shared/building/data';

export default defineScreen(routes.buildingSavingsConcept, {
  texts: ['building', 'cart'],
  documents: buildingDocuments,
  page: () => import('./BuildingSavingsConceptPage'),
  customer: () => import('./BuildingSavingsConceptCustomer'),
});
