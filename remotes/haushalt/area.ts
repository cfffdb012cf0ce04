import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';

export default defineArea('haushalt', [
  page(routes.home, () => import('./sign-in/LoginPage')),
  page(routes.login, () => import('./sign-in/LoginPage')),
  page(routes.advisorSelection, () => import('./advisor/AdvisorSelectionPage')),
  page(routes.householdSearch, () => import('./search/HouseholdSearchPage')),
  page(routes.householdAdministration, () => import('./administration/AdministrationPage'), {
    documents: ['persons', 'employments'],
    inParts: true,
  }),
  page(routes.householdOverview, () => import('./overview/OverviewPage'), {
    documents: [
      'persons',
      'addresses',
      'employments',
      'taxProfiles',
      'incomes',
      'expenses',
      'contracts',
      'assets',
      'liabilities',
      'goals',
      'housing',
      'statutoryPensions',
      'protectionWishes',
      'absences',
      'appointmentRatings',
      'recap',
      'appointments',
    ],
    inParts: true,
  }),
  page(routes.dataProtection, () => import('./consents/ConsentsPage'), { documents: ['persons'] }),
]);
