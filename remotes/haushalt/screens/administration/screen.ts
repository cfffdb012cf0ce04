import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.householdAdministration, {
  texts: ['householdAdministration', 'dataProtection'],
  documents: ['persons', 'employments', 'appointments', 'appointmentRatings', 'recap'],
  inParts: true,
  page: () => import('./AdministrationPage'),
  customer: 'administration',
});
