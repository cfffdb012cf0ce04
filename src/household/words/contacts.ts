import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/contacts.json';

export const contactsWords = {
  document: 'contacts',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/contacts.json'),
} as const satisfies LanguageTexts;
