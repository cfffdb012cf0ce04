import type { CombinationShares } from '@vp-digital/core/household';
import type { PensionPerson } from '../../shared/pension/data';

/** Begun with while nobody has chosen: most in the layer that is talked about, something at hand. An idea of ours. */
export const usualMix = { basic: 5_000, company: 2_000, depot: 3_000 } as const satisfies CombinationShares;
/** The same without pay that can be deferred. */
export const mixWithoutPay = { basic: 6_000, company: 0, depot: 4_000 } as const satisfies CombinationShares;

/** What is chosen; what neither the company pension nor the depot takes is the Basisrente's. */
export function sharesOf({ data, person }: PensionPerson, fallback: CombinationShares): CombinationShares {
  const plan = data.basicPensionPlans.items[person.id];
  if (plan?.companyShare === undefined && plan?.depotShare === undefined) return fallback;
  const company = plan.companyShare ?? 0;
  const depot = Math.min(plan.depotShare ?? 0, 10_000 - company);
  return { basic: 10_000 - company - depot, company, depot };
}
