import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/analysis/statement.json';

/** What the pages say on which a statement may be read. */
export const statementTexts: LanguageTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/statement.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/statement': typeof german;
  }
}
