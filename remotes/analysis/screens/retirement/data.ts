import type { DataOf, RetirementFacts, RetirementSettings } from '@vp-digital/core/household';
import type { documents } from '../../shared/documents';

export type RetirementPageData = DataOf<typeof documents.retirement>;

/** What each card is given. */
export interface Simulated {
  data: RetirementPageData;
  facts: RetirementFacts;
  settings: RetirementSettings;
}

export type Change = (settings: Partial<RetirementSettings>) => void;
