import { needDocuments, type SectionData } from '@vp-digital/core/household';

/** The comparison's documents, goals for the tiles, and the cart. */
export const documents = [...needDocuments, 'goals', 'cartPositions'] as const;
export type AdviceData = Pick<SectionData, (typeof documents)[number]>;
