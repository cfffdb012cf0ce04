import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { investmentDocuments } from '../../shared/investment/data';

export default defineScreen(routes.investment, {
  texts: ['investment'],
  documents: investmentDocuments,
  page: () => import('./InvestmentPage'),
  customer: () => import('./InvestmentCustomer'),
});
