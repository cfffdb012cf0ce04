import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/bankAccounts.json';

export const bankAccountsWords = {
  document: 'bankAccounts',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/bankAccounts.json'),
} as const satisfies LanguageTexts;
