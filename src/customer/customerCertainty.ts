import type { Certainty } from '@vp-digital/core/household';

/** How sure a figure is, as the customer is told: told by somebody or in a document, estimated, or not known. */
export type CustomerCertainty = 'recorded' | 'estimated' | 'missing';

/** What nobody has told, and is taken as usual, is an estimate. */
export function customerCertaintyOf(certainty: Certainty): CustomerCertainty {
  if (certainty === 'missing') return 'missing';
  return certainty === 'estimated' || certainty === 'default' ? 'estimated' : 'recorded';
}
