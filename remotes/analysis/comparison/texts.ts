import german from '@vp-digital/locales/de/analysis/comparison.json';

/** What is said of topics, by the comparison and the evaluation. */
export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/comparison.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/comparison': typeof german;
  }
}
