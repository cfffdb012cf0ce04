import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.manpower, {
  texts: ['manpower', 'variants'],
  documents: documents.manpower,
  page: () => import('./ManpowerPage'),
  customer: () => import('./ManpowerCustomer'),
});
