import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/taxProfiles.json';

export const taxProfilesWords = {
  document: 'taxProfiles',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/taxProfiles.json'),
} as const satisfies LanguageTexts;
