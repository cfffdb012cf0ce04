import { comparedDocuments, defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.comparison, {
  texts: ['comparison', 'inReport'],
  documents: comparedDocuments,
  inParts: true,
  page: () => import('./ComparisonPage'),
  customer: () => import('./ComparisonCustomer'),
});
