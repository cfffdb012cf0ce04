import { defineScreen, needDocuments } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.productPyramid, {
  texts: ['productPyramid', 'catalogue'],
  documents: needDocuments,
  page: () => import('./ProductPyramidPage'),
  customer: () => import('./ProductPyramidCustomer'),
});
