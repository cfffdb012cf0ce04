import german from '@vp-digital/locales/de/haushalt/consents.json';

/** What the page says, and the customer's beside it. */
export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/haushalt/consents.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'haushalt/consents': typeof german;
  }
}
