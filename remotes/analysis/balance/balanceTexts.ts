import german from '@vp-digital/locales/de/analysis/balance.json';

/** What the balance sheet says, and the sheet of one of its values on other pages. */
export const balanceTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/balance.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/balance': typeof german;
  }
}
