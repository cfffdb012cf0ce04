import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.recommendation, {
  texts: ['recommendation', 'codes'],
  documents: ['persons'],
  page: () => import('./RecommendationPage'),
  customer: () => import('./RecommendationCustomer'),
});
