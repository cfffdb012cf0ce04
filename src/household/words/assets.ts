import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/assets.json';

export const assetsWords = {
  document: 'assets',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/assets.json'),
} as const satisfies LanguageTexts;
