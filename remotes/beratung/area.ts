import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { documents } from './documents';

export default defineArea('beratung', [
  page(routes.incomeProtectionNeed, () => import('./need/NeedPage'), {
    documents,
    customer: () => import(/* webpackChunkName: "customer-need" */ './need/NeedCustomer'),
  }),
  page(routes.incomeProtectionCover, () => import('./cover/CoverPage'), {
    documents,
    customer: () => import(/* webpackChunkName: "customer-cover" */ './cover/CoverCustomer'),
  }),
]);
