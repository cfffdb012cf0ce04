import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from './documents';

export default defineScreen(routes.shoppingCart, {
  texts: ['shoppingCart', 'cart', 'handOver'],
  documents: [...documents, 'recap'],
  inParts: true,
  page: () => import('./ShoppingCartPage'),
  customer: () => import('./ShoppingCartCustomer'),
});
