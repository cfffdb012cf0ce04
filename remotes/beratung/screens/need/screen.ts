import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.incomeProtectionNeed, {
  texts: ['incomeProtectionNeed'],
  documents: documents,
  page: () => import('./NeedPage'),
  customer: () => import('./NeedCustomer'),
});
