import german from '@vp-digital/locales/de/analysis/inReport.json';

/** What adds a page to the report: comes when the page stands. */
export { InReport } from './InReport';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/inReport.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/inReport': typeof german;
  }
}
