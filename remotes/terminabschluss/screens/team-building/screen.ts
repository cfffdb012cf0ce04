import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.teamBuilding, {
  texts: ['teamBuilding', 'codes'],
  documents: ['persons', 'jobInterests'],
  page: () => import('./TeamBuildingPage'),
  customer: 'administration',
});
