import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { documents } from './documents';

export default defineArea('pkv', [
  page(routes.pkvStart, () => import('./start/StartPage'), {
    documents,
    customer: async () => (await import('./start/StartPage')).customer(),
  }),
  page(routes.pkvCosts, () => import('./costs/CostsPage'), {
    documents,
    customer: async () => (await import('./costs/CostsPage')).customer(),
  }),
]);
