import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/sortableRows.json';

/** What is said while a row of a list is moved. */
export const sortableRowsWords = {
  document: 'sortableRows',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/sortableRows.json'),
} as const satisfies LanguageTexts;
