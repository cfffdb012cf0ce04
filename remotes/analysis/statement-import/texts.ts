import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/analysis/statementImport.json';

/** What is said of bank statements. */
export const statementTexts: LanguageTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/statementImport.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/statementImport': typeof german;
  }
}
