import type { AreaApi } from '@vp-digital/core/services';

/** An area's texts: German comes with it, other languages when somebody reads them. */
export interface AreaTexts {
  de: object;
  en: () => Promise<{ default: object }>;
}

/** What an area brings beside its declaration. */
export interface MicroAppOptions {
  texts: AreaTexts;
  areaApi: AreaApi;
  /** The area's own version, for the log and for support. */
  version: string;
}
