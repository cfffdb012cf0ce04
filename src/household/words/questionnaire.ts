import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/questionnaire.json';

/** What the fields are called that a household is asked for in writing; categories of expenses have words of their own. */
export const questionnaireWords = {
  document: 'questionnaire',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/questionnaire.json'),
} as const satisfies LanguageTexts;
