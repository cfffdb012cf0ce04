import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.householdOverview, {
  texts: ['householdOverview'],
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
    'assumptions',
    'needDecisions',
    'cartPositions',
    'subsidyFacts',
    'financialGrade',
    'appointmentRatings',
    'recap',
    'appointments',
  ],
  inParts: true,
  page: () => import('./OverviewPage'),
  customer: () => import('./customer/OverviewCustomer'),
});
