import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from './documents';

export default defineScreen(routes.shoppingCart, {
  texts: ['shoppingCart', 'cart', 'handOver'],
  documents,
  page: () => import('./ShoppingCartPage'),
  customer: () => import('./ShoppingCartCustomer'),
});
