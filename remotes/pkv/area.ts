import { defineArea, page, routes } from '@vp-digital/core/reference';

export default defineArea('pkv', [
  page(routes.pkvStart, () => import('./start/StartPage')),
  page(routes.pkvCosts, () => import('./costs/CostsPage')),
]);
