import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvGuarantees, {
  texts: ['pkvAreas', 'benefits'],
  documents,
  page: () => import('./GuaranteesPage'),
  customer: () => import('./GuaranteesCustomer'),
});
