import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/household/snapshots.json';

/** What is said of a snapshot wherever one is shown, and of two of them compared: of no document, and of all of them. */
export const snapshotsWords = {
  document: 'snapshots',
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/snapshots.json'),
} as const satisfies LanguageTexts;
