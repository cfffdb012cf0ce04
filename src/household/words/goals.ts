import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/goals.json';

export const goalsWords = {
  document: 'goals',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/goals.json'),
} as const satisfies LanguageTexts;
