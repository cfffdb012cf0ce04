import type { PageProps } from '@vp-digital/core/household';
import { assetsWords } from '@vp-digital/core/household/words/assets';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { liabilitiesWords } from '@vp-digital/core/household/words/liabilities';
import german from '@vp-digital/locales/de/analysis/balance.json';
import { BalanceView } from './BalanceView';
import type { BalancePageData } from './data';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/balance.json'),
};

export const words = [assetsWords, contractsWords, liabilitiesWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/balance': typeof german;
  }
}

/** Vermögensbilanz: what the household owns and owes, whose it is, and how soon it is money. */
export default function BalancePage({ data }: PageProps<BalancePageData>) {
  return <BalanceView data={data} />;
}
