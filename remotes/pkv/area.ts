import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { documents } from './documents';

export default defineArea('pkv', [
  page(routes.pkvStart, () => import('./start/StartPage'), { documents }),
  page(routes.pkvCosts, () => import('./costs/CostsPage'), { documents }),
]);
