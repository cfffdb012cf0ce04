import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/housing.json';

export const housingWords = {
  document: 'housing',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/housing.json'),
} as const satisfies LanguageTexts;
