import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.recommendationPresentation, {
  texts: ['recommendationPresentation', 'deck'],
  documents: ['persons', 'appointments'],
  page: () => import('./RecommendationPresentationPage'),
  customer: () => import('./RecommendationPresentationCustomer'),
});
