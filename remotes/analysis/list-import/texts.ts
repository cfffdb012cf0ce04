import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/analysis/listImport.json';

/** What is said of lists. */
export const listTexts: LanguageTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/listImport.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/listImport': typeof german;
  }
}
