import german from '@vp-digital/locales/de/analysis/stand.json';

/** What pages say that a state is laid over. */
export const standTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/stand.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/stand': typeof german;
  }
}
