import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.fiveSteps, {
  texts: ['fiveSteps'],
  documents: ['persons', 'appointments', 'appointmentRatings', 'recap', 'cartPositions'],
  inParts: true,
  page: () => import('./FiveStepsPage'),
  customer: () => import('./FiveStepsCustomer'),
});
