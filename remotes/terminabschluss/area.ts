import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';

export default defineArea('terminabschluss', [
  page(routes.rating, () => import('./rating/RatingPage'), {
    documents: ['appointmentRatings'],
    customer: 'handedOver',
  }),
]);
