import german from '@vp-digital/locales/de/analysis/personalData.json';

/** What both pages about a person say: the one shows what the other edits. */
export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/personalData.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/personalData': typeof german;
  }
}
