import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/accountModel.json';

export const accountModelWords = {
  document: 'accountModel',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/accountModel.json'),
} as const satisfies LanguageTexts;
