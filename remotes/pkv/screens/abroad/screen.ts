import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvAbroad, {
  texts: ['pkvAreas', 'benefits'],
  documents,
  page: () => import('./AbroadPage'),
  customer: () => import('./AbroadCustomer'),
});
