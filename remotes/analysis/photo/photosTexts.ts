import german from '@vp-digital/locales/de/analysis/photos.json';

/** What is said of pictures of contracts and payslips, and of what was read in them. */
export const photosTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/photos.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/photos': typeof german;
  }
}
