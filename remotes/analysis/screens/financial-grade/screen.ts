import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { documents } from '../../shared/documents';

export default defineScreen(routes.financialGrade, {
  texts: ['financialGrade', 'gradeWords'],
  documents: documents.financialGrade,
  page: () => import('./FinancialGradePage'),
  customer: () => import('./FinancialGradeCustomer'),
});
