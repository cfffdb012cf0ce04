import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/accessDenied.json';

/** What stands in place of a page or a household that is not open to the user: of no document. */
export const accessDeniedWords = {
  document: 'accessDenied',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/accessDenied.json'),
} as const satisfies LanguageTexts;
