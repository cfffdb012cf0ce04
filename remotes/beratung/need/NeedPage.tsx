import type { PageProps } from '@vp-digital/core/household';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { employmentsWords } from '@vp-digital/core/household/words/employments';
import { healthConsentWords } from '@vp-digital/core/household/words/healthConsent';
import { PersonPage } from '@vp-digital/core/micro-app';
import german from '@vp-digital/locales/de/beratung/need.json';
import type { ProtectionData } from '../data';
import { NeedView } from './NeedView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/beratung/need.json'),
};

export const words = [contractsWords, employmentsWords, healthConsentWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'beratung/need': typeof german;
  }
}

/** Arbeitskraft: Bedarf (station 1). What a person's work is worth, and how much of it is to be secured. */
export default function NeedPage({ data }: PageProps<ProtectionData>) {
  return <PersonPage data={data} View={NeedView} />;
}
