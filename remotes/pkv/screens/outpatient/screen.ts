import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvOutpatient, {
  texts: ['pkvAreas', 'benefits'],
  documents,
  page: () => import('./OutpatientPage'),
  customer: () => import('./OutpatientCustomer'),
});
