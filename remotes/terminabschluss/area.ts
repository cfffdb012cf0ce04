import { defineArea, page, routes } from '@vp-digital/core/reference';

export default defineArea('terminabschluss', [page(routes.rating, () => import('./rating/RatingPage'))]);
