import german from '@vp-digital/locales/de/analysis/start.json';

/** What the page says, and the customer's beside it. */
export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/start.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/start': typeof german;
  }
}
