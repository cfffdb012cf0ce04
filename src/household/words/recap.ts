import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/recap.json';

export const recapWords = {
  document: 'recap',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/recap.json'),
} as const satisfies LanguageTexts;
