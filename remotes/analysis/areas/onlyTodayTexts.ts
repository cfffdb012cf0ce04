import german from '@vp-digital/locales/de/analysis/onlyToday.json';

/** What is said of a state that a page cannot show. */
export const onlyTodayTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/onlyToday.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/onlyToday': typeof german;
  }
}
