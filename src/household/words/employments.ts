import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/employments.json';

export const employmentsWords = {
  document: 'employments',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/employments.json'),
} as const satisfies LanguageTexts;
