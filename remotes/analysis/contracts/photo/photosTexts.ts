import german from '@vp-digital/locales/de/analysis/contractPhotos.json';

/** What is said of contracts' pictures, and of what was read in them. */
export const photosTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/contractPhotos.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/contractPhotos': typeof german;
  }
}
