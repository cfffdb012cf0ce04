import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/customer.json';

/** What every page for the customer says: of no document, and of all of them. */
export const customerWords = {
  document: 'customer',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/customer.json'),
} as const satisfies LanguageTexts;
