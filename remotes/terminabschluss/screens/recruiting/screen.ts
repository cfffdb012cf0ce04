import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.recruiting, {
  texts: ['recruiting'],
  documents: ['persons', 'jobInterests'],
  page: () => import('./RecruitingPage'),
  customer: () => import('./RecruitingCustomer'),
});
