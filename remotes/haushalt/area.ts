import { defineArea, page, routes } from '@vp-digital/core/reference';

export default defineArea('haushalt', [
  page(routes.home, () => import('./sign-in/LoginPage')),
  page(routes.login, () => import('./sign-in/LoginPage')),
  page(routes.advisorSelection, () => import('./advisor/AdvisorSelectionPage')),
  page(routes.householdSearch, () => import('./search/HouseholdSearchPage')),
  page(routes.householdAdministration, () => import('./administration/AdministrationPage')),
  page(routes.householdOverview, () => import('./overview/OverviewPage')),
  page(routes.dataProtection, () => import('./consents/ConsentsPage')),
]);
