import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.pkvBenefits, {
  texts: ['pkvWishes', 'benefits'],
  documents,
  page: () => import('./WishesPage'),
  customer: () => import('./WishesCustomer'),
});
