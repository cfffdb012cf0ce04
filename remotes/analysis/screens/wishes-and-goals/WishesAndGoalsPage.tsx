import type { PageProps } from '@vp-digital/core/household';
import type { WishesAndGoalsData } from '../../shared/wishes-and-goals/data';
import { WishesAndGoalsView } from './WishesAndGoalsView';

/** Wünsche und Ziele: what the money is for, in the customer's own words. */
export default function WishesAndGoalsPage({ data }: PageProps<WishesAndGoalsData>) {
  return <WishesAndGoalsView data={data} />;
}
