import type { PageProps } from '@vp-digital/core/household';
import german from '@vp-digital/locales/de/analysis/livingSituation.json';
import type { LivingSituationData } from './data';
import { LivingSituationView } from './LivingSituationView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/livingSituation.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/livingSituation': typeof german;
  }
}

/** Wohnsituation: how the household lives and what that costs. */
export default function LivingSituationPage({ data }: PageProps<LivingSituationData>) {
  return <LivingSituationView data={data} />;
}
