import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.futureHouseholdBudget, {
  texts: ['futureHouseholdBudget', 'variants'],
  documents: documents.futureHouseholdBudget,
  page: () => import('./FutureHouseholdBudgetPage'),
  customer: () => import('./FutureHouseholdBudgetCustomer'),
});
