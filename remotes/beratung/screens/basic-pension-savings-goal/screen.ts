import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { pensionDocuments } from '../../shared/pension/documents';

export default defineScreen(routes.basicPensionSavingsGoal, {
  texts: ['basicPensionSavingsGoal'],
  documents: pensionDocuments,
  page: () => import('./BasicPensionSavingsGoalPage'),
  customer: () => import('./BasicPensionSavingsGoalCustomer'),
});
