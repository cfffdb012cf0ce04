import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/liabilities.json';

export const liabilitiesWords = {
  document: 'liabilities',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/liabilities.json'),
} as const satisfies LanguageTexts;
