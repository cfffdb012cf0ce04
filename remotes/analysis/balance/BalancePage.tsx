import type { PageProps } from '@vp-digital/core/household';
import { BalanceView } from './BalanceView';
import type { BalancePageData } from './data';

/** Vermögensbilanz: what the household owns and owes, whose it is, and how soon it is money. */
export default function BalancePage({ data }: PageProps<BalancePageData>) {
  return <BalanceView data={data} />;
}
