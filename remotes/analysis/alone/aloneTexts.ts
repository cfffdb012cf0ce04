import german from '@vp-digital/locales/de/analysis/alone.json';

/** What is said of what one person discusses alone, in lists and in sheets. */
export const aloneTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/alone.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/alone': typeof german;
  }
}
