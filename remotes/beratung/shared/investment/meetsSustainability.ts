import type { Product } from '@vp-digital/core/contracts';
import type { Suitability } from '@vp-digital/core/household';

/** Whether a product keeps to what somebody wishes: every kind that is chosen, with the least share. */
export function meetsSustainability(
  { sustainability }: Pick<Product, 'sustainability'>,
  { sustainability: wish, sustainabilityKinds = [], sustainabilityShare = 0 }: Suitability,
): boolean {
  if (wish !== 'yes') return true;
  if (!sustainability || sustainability.category === 'none') return false;
  const least = sustainabilityShare / 10_000;
  const { taxonomy, sustainable, avoidsHarm } = sustainability;
  return sustainabilityKinds.every((kind) => {
    if (kind === 'adverseImpacts') return avoidsHarm;
    const share = kind === 'taxonomy' ? taxonomy : sustainable;
    return share > 0 && share >= least;
  });
}
