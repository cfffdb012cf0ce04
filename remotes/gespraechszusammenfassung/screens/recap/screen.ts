import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.recap, {
  texts: ['recap'],
  documents: ['recap', 'appointments'],
  inParts: true,
  page: () => import('./RecapPage'),
  customer: () => import('./RecapCustomer'),
});
