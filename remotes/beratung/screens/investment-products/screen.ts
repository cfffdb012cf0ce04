import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { investmentDocuments } from '../../shared/investment/data';

export default defineScreen(routes.investmentProducts, {
  texts: ['investmentProducts', 'catalogue', 'cart'],
  documents: investmentDocuments,
  page: () => import('./InvestmentProductsPage'),
  customer: () => import('./InvestmentProductsCustomer'),
});
