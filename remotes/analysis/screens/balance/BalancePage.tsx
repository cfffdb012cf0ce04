import type { PageProps } from '@vp-digital/core/household';
import { later } from '@vp-digital/core/micro-app';
import { AtSnapshot } from '../../shared/frozen/AtSnapshot';
import { BalanceView } from './BalanceView';
import type { BalancePageData } from '../../shared/entry-sheet/data';

const BalanceAtState = later(() => import('./BalanceAtState'));

/** Vermögensbilanz: what the household owns and owes, whose it is, and how soon it is money. */
export default function BalancePage({ data, stored }: PageProps<BalancePageData>) {
  return (
    <AtSnapshot Page={BalanceAtState}>
      <BalanceView data={data} stored={stored} />
    </AtSnapshot>
  );
}
