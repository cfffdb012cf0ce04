import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { pensionDocuments } from '../../shared/pension/documents';

export default defineScreen(routes.basicPensionSolution, {
  texts: ['basicPensionSolution', 'cart'],
  documents: pensionDocuments,
  page: () => import('./BasicPensionSolutionPage'),
  customer: () => import('./BasicPensionSolutionCustomer'),
});
