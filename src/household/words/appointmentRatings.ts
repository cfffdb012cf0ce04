import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/appointmentRatings.json';

export const appointmentRatingsWords = {
  document: 'appointmentRatings',
  de: german,
  en: () =>
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/appointmentRatings.json'),
} as const satisfies LanguageTexts;
