import type { PageProps } from '@vp-digital/core/household';
import { assetsWords } from '@vp-digital/core/household/words/assets';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { liabilitiesWords } from '@vp-digital/core/household/words/liabilities';
import { aloneTexts } from '../alone/aloneTexts';
import { AtStand } from '../frozen/AtStand';
import { BalanceView } from './BalanceView';
import { balanceTexts } from './balanceTexts';
import type { BalancePageData } from './data';

export const texts = balanceTexts;

export const words = [aloneTexts, assetsWords, contractsWords, liabilitiesWords];

const atState = { load: () => import(/* webpackChunkName: "compared-times" */ './BalanceAtState') };

/** Vermögensbilanz: what the household owns and owes, whose it is, and how soon it is money. */
export default function BalancePage({ data, stored }: PageProps<BalancePageData>) {
  return (
    <AtStand page={atState}>
      <BalanceView data={data} stored={stored} />
    </AtStand>
  );
}
