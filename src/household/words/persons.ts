import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/persons.json';

export const personsWords = {
  document: 'persons',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/persons.json'),
} as const satisfies LanguageTexts;
