import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.wishesAndGoals, {
  texts: ['wishesAndGoals'],
  documents: documents.wishesAndGoals,
  tolerant: true,
  page: () => import('./WishesAndGoalsPage'),
  customer: () => import('./WishesAndGoalsCustomer'),
});
