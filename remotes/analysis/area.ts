import { defineArea, page, routes } from '@vp-digital/core/reference';

export default defineArea('analysis', [page(routes.income, () => import('./income/IncomePage'))]);
