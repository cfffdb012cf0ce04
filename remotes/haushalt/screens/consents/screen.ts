import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.dataProtection, {
  texts: ['dataProtection', 'householdAdministration'],
  documents: ['persons'],
  page: () => import('./ConsentsPage'),
  customer: () => import('./ConsentsCustomer'),
});
