import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { catalogueDocuments } from '../../shared/catalogue/data';

export default defineScreen(routes.productList, {
  texts: ['productList', 'catalogue', 'cart'],
  documents: catalogueDocuments,
  page: () => import('./ProductListPage'),
  customer: () => import('./ProductListCustomer'),
});
