import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.financialGradeSliders, {
  texts: ['financialGradeSliders', 'gradeWords', 'whatIf'],
  documents: documents.financialGradeSliders,
  page: () => import('./FinancialGradeSlidersPage'),
  customer: () => import('./FinancialGradeSlidersCustomer'),
});
