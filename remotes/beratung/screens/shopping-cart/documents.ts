import { needDocuments, type SectionData } from '@vp-digital/core/household';

/** Those of the comparison and of the Finanznote, the cart, and what suits whom. */
export const documents = [...needDocuments, 'subsidyFacts', 'cartPositions', 'suitability'] as const;
export type CartPageData = Pick<SectionData, (typeof documents)[number]>;
