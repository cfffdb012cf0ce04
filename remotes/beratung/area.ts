import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';

const documents = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'expenses',
  'contracts',
  'statutoryPensions',
  'protectionWishes',
] as const;

export default defineArea('beratung', [
  page(routes.incomeProtectionNeed, () => import('./need/NeedPage'), { documents }),
  page(routes.incomeProtectionCover, () => import('./cover/CoverPage'), { documents }),
]);
