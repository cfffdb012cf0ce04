import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvHealthChart, {
  texts: ['pkvHealth'],
  documents,
  page: () => import('./HealthPage'),
  customer: () => import('./HealthCustomer'),
});
