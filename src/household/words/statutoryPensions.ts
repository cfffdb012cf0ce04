import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/statutoryPensions.json';

export const statutoryPensionsWords = {
  document: 'statutoryPensions',
  de: german,
  en: () =>
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/statutoryPensions.json'),
} as const satisfies LanguageTexts;
