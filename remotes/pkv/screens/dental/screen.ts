import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvDental, {
  texts: ['pkvAreas', 'benefits'],
  documents,
  page: () => import('./DentalPage'),
  customer: () => import('./DentalCustomer'),
});
