import type { SectionData } from '@vp-digital/core/household';
import type { documents } from '../../shared/documents';

export type EvaluationData = Pick<SectionData, (typeof documents.evaluation)[number]>;
