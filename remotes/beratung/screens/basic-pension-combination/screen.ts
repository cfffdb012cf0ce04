import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { pensionDocuments } from '../../shared/pension/documents';

export default defineScreen(routes.basicPensionCombination, {
  texts: ['basicPensionCombination', 'cart'],
  documents: pensionDocuments,
  page: () => import('./BasicPensionCombinationPage'),
  customer: () => import('./BasicPensionCombinationCustomer'),
});
