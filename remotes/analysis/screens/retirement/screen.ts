import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.retirement, {
  texts: ['retirement', 'variants', 'futureHouseholdBudget'],
  documents: documents.retirement,
  page: () => import('./RetirementPage'),
  customer: () => import('./RetirementCustomer'),
});
