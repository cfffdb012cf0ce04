import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';

export default defineArea('haushalt', [
  page(routes.home, () => import('./sign-in/LoginPage'), { customer: 'signIn' }),
  page(routes.login, () => import('./sign-in/LoginPage'), { customer: 'signIn' }),
  page(routes.advisorSelection, () => import('./advisor/AdvisorSelectionPage'), {
    customer: 'administration',
  }),
  page(routes.householdSearch, () => import('./search/HouseholdSearchPage'), { customer: 'search' }),
  page(routes.householdAdministration, () => import('./administration/AdministrationPage'), {
    documents: ['persons', 'employments', 'appointments', 'appointmentRatings', 'recap'],
    inParts: true,
    customer: 'administration',
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
      'needDecisions',
      'subsidyFacts',
      'financialGrade',
      'appointmentRatings',
      'recap',
      'appointments',
    ],
    inParts: true,
    customer: async () => (await import('./overview/OverviewPage')).customer(),
  }),
  page(routes.dataProtection, () => import('./consents/ConsentsPage'), {
    documents: ['persons'],
    customer: async () => (await import('./consents/ConsentsPage')).customer(),
  }),
]);
