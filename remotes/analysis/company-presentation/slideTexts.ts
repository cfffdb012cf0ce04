import type { LanguageTexts } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/analysis/companySlides.json';

/** What the advisor's page and the customer's say alike. */
export const slideTexts: LanguageTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/companySlides.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/companySlides': typeof german;
  }
}
