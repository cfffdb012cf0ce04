import type { PageProps } from '@vp-digital/core/household';
import { AtStand } from '../../shared/frozen/AtStand';
import { BalanceView } from './BalanceView';
import type { BalancePageData } from '../../shared/entry-sheet/data';

const atState = { load: () => import('./BalanceAtState') };

/** Vermögensbilanz: what the household owns and owes, whose it is, and how soon it is money. */
export default function BalancePage({ data, stored }: PageProps<BalancePageData>) {
  return (
    <AtStand page={atState}>
      <BalanceView data={data} stored={stored} />
    </AtStand>
  );
}
