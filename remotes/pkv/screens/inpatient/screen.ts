import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvInpatient, {
  texts: ['pkvAreas', 'benefits'],
  documents,
  page: () => import('./InpatientPage'),
  customer: () => import('./InpatientCustomer'),
});
