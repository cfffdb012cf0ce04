import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.advisorSelection, {
  texts: ['advisorSelection'],
  page: () => import('./AdvisorSelectionPage'),
  customer: 'administration',
});
