import { caseDocuments, fitDocuments } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import { cartDocuments } from '../cart/documents';

/** What products are judged by, run through cases and put into the cart with; an estimated net follows from the tax profiles. */
export const catalogueDocuments = [
  ...new Set([...fitDocuments, ...caseDocuments, ...cartDocuments, 'taxProfiles' as const]),
];
export type CatalogueData = Pick<SectionData, (typeof catalogueDocuments)[number]>;
