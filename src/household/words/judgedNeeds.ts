import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/judgedNeeds.json';

/** How topics and fields of need are judged, on screen and on paper alike. */
export const judgedNeedsWords = {
  document: 'judgedNeeds',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/judgedNeeds.json'),
} as const satisfies LanguageTexts;
