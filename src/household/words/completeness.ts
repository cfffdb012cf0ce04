import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/completeness.json';

/** What areas, facts and states of completeness are called: of no document, and of all of them. */
export const completenessWords = {
  document: 'completeness',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/completeness.json'),
} as const satisfies LanguageTexts;
