import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { pensionDocuments } from '../../shared/pension/documents';

export default defineScreen(routes.basicPensionNeed, {
  texts: ['basicPensionNeed'],
  documents: pensionDocuments,
  page: () => import('./BasicPensionNeedPage'),
  customer: () => import('./BasicPensionNeedCustomer'),
});
