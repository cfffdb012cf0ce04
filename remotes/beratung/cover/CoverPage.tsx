import type { PageProps } from '@vp-digital/core/household';
import { employmentsWords } from '@vp-digital/core/household/words/employments';
import { healthConsentWords } from '@vp-digital/core/household/words/healthConsent';
import { PersonPage } from '@vp-digital/core/micro-app';
import german from '@vp-digital/locales/de/beratung/cover.json';
import type { ProtectionData } from '../data';
import { CoverView } from './CoverView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/beratung/cover.json'),
};

export const words = [employmentsWords, healthConsentWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'beratung/cover': typeof german;
  }
}

/** Arbeitskraft: Versorgung im Zeitverlauf (station 4, tab 1). Who pays when, and how much. */
export default function CoverPage({ data }: PageProps<ProtectionData>) {
  return <PersonPage data={data} View={CoverView} />;
}
