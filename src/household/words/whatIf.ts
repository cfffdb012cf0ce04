import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/whatIf.json';

/** What is said of a figure that is tried out. */
export const whatIfWords = {
  document: 'whatIf',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/whatIf.json'),
} as const satisfies LanguageTexts;
