import type { SectionData, SettledNeed } from '@vp-digital/core/household';
import type { documents } from '../documents';

export type ComparisonData = Pick<SectionData, (typeof documents.comparison)[number]>;

/** A row as it is shown: an open one has its rank. */
export type ShownNeed = SettledNeed & { rank?: number };
