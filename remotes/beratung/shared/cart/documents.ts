import type { SectionData } from '@vp-digital/core/household';

/** The documents that a page declares which puts something into the cart. */
export const cartDocuments = ['persons', 'contracts', 'cartPositions'] as const;
export type CartData = Pick<SectionData, (typeof cartDocuments)[number]>;
