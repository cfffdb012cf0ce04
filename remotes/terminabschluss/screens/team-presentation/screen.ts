import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.teamPresentation, {
  texts: ['teamPresentation', 'deck'],
  documents: ['persons'],
  page: () => import('./TeamPresentationPage'),
  customer: () => import('./TeamPresentationCustomer'),
});
