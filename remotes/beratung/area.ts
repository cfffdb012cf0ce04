import { defineArea, page, routes } from '@vp-digital/core/reference';

export default defineArea('beratung', [
  page(routes.incomeProtectionNeed, () => import('./need/NeedPage')),
  page(routes.incomeProtectionCover, () => import('./cover/CoverPage')),
]);
