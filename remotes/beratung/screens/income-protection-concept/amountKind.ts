import type { ConceptBlock } from '@vp-digital/core/household';

/** How each block pays: every month, once, or for each day. */
export const amountKind = {
  disability: 'monthly',
  reducedEarning: 'monthly',
  basicAbilities: 'monthly',
  criticalIllness: 'sum',
  accident: 'sum',
  dailySickness: 'daily',
} as const satisfies Record<ConceptBlock, string>;
