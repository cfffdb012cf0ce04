import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.householdSearch, {
  texts: ['householdSearch'],
  page: () => import('./HouseholdSearchPage'),
  customer: 'search',
});
