import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.ffgStart, {
  texts: ['ffgStart'],
  documents: documents.ffgStart,
  page: () => import('./FfgStartPage'),
  customer: () => import('./FfgStartCustomer'),
});
