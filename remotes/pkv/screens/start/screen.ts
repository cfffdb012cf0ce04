import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvStart, {
  texts: ['pkvStart'],
  documents: documents,
  page: () => import('./StartPage'),
  customer: () => import('./StartCustomer'),
});
