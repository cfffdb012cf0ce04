import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.home, {
  texts: ['login'],
  page: () => import('./LoginPage'),
  customer: 'signIn',
});
