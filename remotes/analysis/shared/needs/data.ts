import type { SectionData } from '@vp-digital/core/household';
import type { documents } from '../documents';

export type ComparisonData = Pick<SectionData, (typeof documents.comparison)[number]>;
