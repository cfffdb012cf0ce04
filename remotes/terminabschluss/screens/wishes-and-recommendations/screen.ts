import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.wishesAndRecommendations, {
  texts: ['wishesAndRecommendations', 'codes'],
  documents: ['persons', 'cooperation', 'appointmentRatings'],
  page: () => import('./WishesPage'),
  customer: () => import('./WishesCustomer'),
});
