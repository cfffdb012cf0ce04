import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/subsidyFacts.json';

export const subsidyFactsWords = {
  document: 'subsidyFacts',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/subsidyFacts.json'),
} as const satisfies LanguageTexts;
