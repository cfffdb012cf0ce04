import type analysis from '@vp-digital/locales/de/analysis.json';
import type app from '@vp-digital/locales/de/app.json';
import type beratung from '@vp-digital/locales/de/beratung.json';
import type core from '@vp-digital/locales/de/core.json';
import type diagnostics from '@vp-digital/locales/de/diagnostics.json';
import type gespraechszusammenfassung from '@vp-digital/locales/de/gespraechszusammenfassung.json';
import type haushalt from '@vp-digital/locales/de/haushalt.json';
import type pkv from '@vp-digital/locales/de/pkv.json';
import type shell from '@vp-digital/locales/de/shell.json';
import type { TextFiles } from '.';

/** What the pages of an area say, each in a file of its own. */
type TextsOf<Area extends string> = Together<TextFiles[Extract<keyof TextFiles, `${Area}/${string}`>]>;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Keys are typed from the German texts: a wrong key is a compiler error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    resources: {
      analysis: typeof analysis & TextsOf<'analysis'>;
      app: typeof app;
      beratung: typeof beratung & TextsOf<'beratung'>;
      core: typeof core;
      diagnostics: typeof diagnostics;
      gespraechszusammenfassung: typeof gespraechszusammenfassung & TextsOf<'gespraechszusammenfassung'>;
      haushalt: typeof haushalt & TextsOf<'haushalt'>;
      pkv: typeof pkv & TextsOf<'pkv'>;
      shell: typeof shell & TextsOf<'shell'>;
      terminabschluss: TextsOf<'terminabschluss'>;
    } & Pick<TextFiles, Extract<keyof TextFiles, `household/${string}`>>;
  }
}
