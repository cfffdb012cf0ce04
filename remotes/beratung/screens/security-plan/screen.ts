import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { planDocuments } from './data';

export default defineScreen(routes.securityPlan, {
  texts: ['securityPlan', 'cart'],
  documents: planDocuments,
  page: () => import('./SecurityPlanPage'),
  customer: () => import('./SecurityPlanCustomer'),
});
