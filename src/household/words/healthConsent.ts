import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/healthConsent.json';

/** What stands where somebody has not consented to questions about health: of no document. */
export const healthConsentWords = {
  document: 'healthConsent',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/healthConsent.json'),
} as const satisfies LanguageTexts;
