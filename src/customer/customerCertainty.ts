import type { Certainty } from '@vp-digital/core/household';

/** How sure a figure is, as shown to the customer: stated or from a document, estimated, or not known. */
export type CustomerCertainty = 'recorded' | 'estimated' | 'missing';

/** A default for a missing input counts as an estimate. */
export function customerCertaintyOf(certainty: Certainty): CustomerCertainty {
  if (certainty === 'missing') return 'missing';
  return certainty === 'estimated' || certainty === 'default' ? 'estimated' : 'recorded';
}
