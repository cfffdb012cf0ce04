import type { Catalogue } from './catalogue';

/** The same list without its prices and costs: what is kept for a day on which the service does not answer. */
export const withoutPrices = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map(({ costs: _, ...product }) => ({
    ...product,
    premium: { kind: 'unknown' },
    premiumHistory: [],
  })),
});
