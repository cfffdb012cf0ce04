import type { PageProps } from '@vp-digital/core/household';
import { assetsWords } from '@vp-digital/core/household/words/assets';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { housingWords } from '@vp-digital/core/household/words/housing';
import german from '@vp-digital/locales/de/analysis/livingSituation.json';
import type { LivingSituationData } from './data';
import { LivingSituationView } from './LivingSituationView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/livingSituation.json'),
};

export const words = [assetsWords, expensesWords, housingWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/livingSituation': typeof german;
  }
}

/** Wohnsituation: how the household lives and what that costs. */
export default function LivingSituationPage({ data }: PageProps<LivingSituationData>) {
  return <LivingSituationView data={data} />;
}
