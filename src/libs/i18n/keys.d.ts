import type analysis from '@vp-digital/locales/de/analysis.json';
import type app from '@vp-digital/locales/de/app.json';
import type beratung from '@vp-digital/locales/de/beratung.json';
import type core from '@vp-digital/locales/de/core.json';
import type diagnostics from '@vp-digital/locales/de/diagnostics.json';
import type gespraechszusammenfassung from '@vp-digital/locales/de/gespraechszusammenfassung.json';
import type haushalt from '@vp-digital/locales/de/haushalt.json';
import type figures from '@vp-digital/locales/de/household/figures.json';
import type figureTexts from '@vp-digital/locales/de/household/figureTexts.json';
import type pkv from '@vp-digital/locales/de/pkv.json';
import type shell from '@vp-digital/locales/de/shell.json';
import type terminabschluss from '@vp-digital/locales/de/terminabschluss.json';

/** Keys are typed from the German texts: a wrong key is a compiler error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    resources: {
      analysis: typeof analysis;
      app: typeof app;
      beratung: typeof beratung;
      core: typeof core;
      diagnostics: typeof diagnostics;
      gespraechszusammenfassung: typeof gespraechszusammenfassung;
      haushalt: typeof haushalt;
      'household/figures': typeof figures;
      'household/figureTexts': typeof figureTexts;
      pkv: typeof pkv;
      shell: typeof shell;
      terminabschluss: typeof terminabschluss;
    };
  }
}
