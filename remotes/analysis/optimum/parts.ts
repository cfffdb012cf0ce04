import german from '@vp-digital/locales/de/analysis/optimumParts.json';

/** What is opened from the Optimum: one file, fetched when the first of it is. */
export { LeverSheet } from './LeverSheet';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/optimumParts.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/optimumParts': typeof german;
  }
}
