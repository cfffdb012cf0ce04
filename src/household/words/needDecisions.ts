import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/needDecisions.json';

export const needDecisionsWords = {
  document: 'needDecisions',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/needDecisions.json'),
} as const satisfies LanguageTexts;
