import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/analysis/fileImport.json';

/** What is said of every file that is read and taken over. */
export const fileImportTexts: LanguageTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/fileImport.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/fileImport': typeof german;
  }
}
