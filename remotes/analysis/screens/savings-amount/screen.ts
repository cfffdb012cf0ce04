import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.savingsAmount, {
  texts: ['savingsAmount', 'whatIf'],
  documents: [...documents.savingsAmount, 'recap'],
  inParts: true,
  page: () => import('./SavingsAmountPage'),
  customer: () => import('./SavingsAmountCustomer'),
});
