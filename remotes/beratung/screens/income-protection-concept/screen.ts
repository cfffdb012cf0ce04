import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.incomeProtectionConcept, {
  texts: ['incomeProtectionConcept', 'cart'],
  documents: [...documents, 'cartPositions', 'assets'],
  page: () => import('./IncomeProtectionConceptPage'),
  customer: () => import('./IncomeProtectionConceptCustomer'),
});
