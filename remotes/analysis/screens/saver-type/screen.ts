import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.saverType, {
  texts: ['saverType'],
  documents: documents.saverType,
  page: () => import('./SaverTypePage'),
  customer: () => import('./SaverTypeCustomer'),
});
