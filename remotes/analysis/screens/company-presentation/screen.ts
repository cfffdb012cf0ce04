import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.companyPresentation, {
  texts: ['companyPresentation'],
  documents: ['persons'],
  page: () => import('./CompanyPresentationPage'),
  customer: () => import('./CompanyPresentationCustomer'),
});
