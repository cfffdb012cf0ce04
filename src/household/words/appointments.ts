import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/appointments.json';

export const appointmentsWords = {
  document: 'appointments',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/appointments.json'),
} as const satisfies LanguageTexts;
