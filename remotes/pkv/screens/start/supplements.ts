import type { HealthEligibility, InsuranceContract } from '@vp-digital/core/household';

const supplements = [
  'healthSupplement',
  'dailySickness',
  'care',
] as const satisfies InsuranceContract['line'][];

export type Supplement = (typeof supplements)[number];

/** What stands beside a statutory fund; who is paid nothing for work has nothing that ends after six weeks. */
export const supplementsFor = ({ reason }: HealthEligibility): Supplement[] =>
  supplements.filter((line) => line !== 'dailySickness' || reason === 'belowLimit');
