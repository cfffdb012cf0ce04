import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/twoAccountsIdea.json';

/** The idea of two accounts, card by card: on the advisor's page, the customer's and on paper alike. */
export const twoAccountsIdeaWords = {
  document: 'twoAccountsIdea',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/twoAccountsIdea.json'),
} as const satisfies LanguageTexts;
