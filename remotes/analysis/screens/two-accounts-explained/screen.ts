import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.twoAccountExplanation, {
  texts: ['twoAccountExplanation', 'inReport'],
  documents: documents.twoAccountsExplained,
  page: () => import('./TwoAccountsExplainedPage'),
  customer: () => import('./TwoAccountsExplainedCustomer'),
});
