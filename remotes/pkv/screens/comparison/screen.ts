import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvComparison, {
  texts: ['pkvComparison', 'benefits'],
  documents,
  page: () => import('./ComparisonPage'),
  customer: () => import('./ComparisonCustomer'),
});
