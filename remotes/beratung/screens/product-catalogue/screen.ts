import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.productCatalogue, {
  texts: ['productCatalogue'],
  documents: ['persons'],
  page: () => import('./ProductCataloguePage'),
  customer: () => import('./ProductCatalogueCustomer'),
});
