import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/absences.json';

export const absencesWords = {
  document: 'absences',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/absences.json'),
} as const satisfies LanguageTexts;
