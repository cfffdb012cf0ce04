import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.incomeProtectionCover, {
  texts: ['incomeProtectionCover'],
  documents: documents,
  page: () => import('./CoverPage'),
  customer: () => import('./CoverCustomer'),
});
