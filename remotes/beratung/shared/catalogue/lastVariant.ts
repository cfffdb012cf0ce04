import { routes } from '@vp-digital/core/reference';

/** The views of the catalogue. */
export const variantRoutes = {
  list: routes.productList,
  pyramid: routes.productPyramid,
  investment: routes.investmentProducts,
} as const;
export type CatalogueVariant = keyof typeof variantRoutes;

/** Which one was open last, while this page stands. */
let last: CatalogueVariant = 'list';

export const keepVariant = (variant: CatalogueVariant): void => {
  last = variant;
};

export const lastVariant = (): CatalogueVariant => last;
