import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/incomes.json';

export const incomesWords = {
  document: 'incomes',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/incomes.json'),
} as const satisfies LanguageTexts;
