import type { PageProps } from '@vp-digital/core/household';
import { statutoryPensionsWords } from '@vp-digital/core/household/words/statutoryPensions';
import german from '@vp-digital/locales/de/analysis/statePension.json';
import type { StatePensionData } from './data';
import { StatePensionView } from './StatePensionView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/statePension.json'),
};

export const words = [statutoryPensionsWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/statePension': typeof german;
  }
}

/** Staatliche Rente: what the pension schemes have written, and what of it is left. */
export default function StatePensionPage({ data }: PageProps<StatePensionData>) {
  return <StatePensionView data={data} />;
}
