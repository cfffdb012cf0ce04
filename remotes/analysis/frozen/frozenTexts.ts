import german from '@vp-digital/locales/de/analysis/frozen.json';

/** What every page of how it stood says, and those that lead there. */
export const frozenTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/frozen.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/frozen': typeof german;
  }
}
