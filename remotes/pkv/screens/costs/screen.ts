import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvCosts, {
  texts: ['pkvCosts'],
  documents: documents,
  page: () => import('./CostsPage'),
  customer: () => import('./CostsCustomer'),
});
