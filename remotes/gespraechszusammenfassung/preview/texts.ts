import german from '@vp-digital/locales/de/gespraechszusammenfassung/preview.json';

/** What the page says, and the report with it. */
export const texts = {
  de: german,
  en: () =>
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/gespraechszusammenfassung/preview.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'gespraechszusammenfassung/preview': typeof german;
  }
}
