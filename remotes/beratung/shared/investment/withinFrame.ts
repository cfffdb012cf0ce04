import type { Catalogue, Product } from '@vp-digital/core/contracts';
import type { Suitability } from '@vp-digital/core/household';
import { meetsSustainability } from './meetsSustainability';
import type { RiskFrame } from './riskFrame';

/** How a product lies to the agreed frame. */
export interface FramedProduct {
  product: Product;
  /** Its risk or its time is above what was agreed. */
  isAbove: boolean;
  /** It keeps to the wishes about sustainability. */
  isWished: boolean;
}

/** Investments of the catalogue by time and risk; nothing is ordered by what they pay an advisor. */
export function framedProducts(
  { products }: Pick<Catalogue, 'products'>,
  frame: RiskFrame,
  answers: Suitability,
): FramedProduct[] {
  return products
    .filter(({ field, kind }) => field === 'wealth' && kind !== 'buildingSavings')
    .map((product) => ({
      product,
      isAbove:
        (product.risk?.level ?? 1) > frame.riskClass || (product.horizonYears ?? 0) > frame.horizonYears,
      isWished: meetsSustainability(product, answers),
    }))
    .toSorted(
      ({ product: one }, { product: other }) =>
        (one.horizonYears ?? 0) - (other.horizonYears ?? 0) ||
        (one.risk?.level ?? 0) - (other.risk?.level ?? 0) ||
        one.name.localeCompare(other.name, 'de'),
    );
}
