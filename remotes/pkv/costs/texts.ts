import german from '@vp-digital/locales/de/pkv/costs.json';

/** What the page says, and the customer's beside it. */
export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/pkv/costs.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'pkv/costs': typeof german;
  }
}
