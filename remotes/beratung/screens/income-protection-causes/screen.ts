import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.incomeProtectionCauses, {
  texts: ['incomeProtectionCauses'],
  documents: documents,
  page: () => import('./IncomeProtectionCausesPage'),
  customer: () => import('./IncomeProtectionCausesCustomer'),
});
