import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.rating, {
  texts: ['rating'],
  documents: ['appointmentRatings'],
  page: () => import('./RatingPage'),
  customer: 'handedOver',
});
