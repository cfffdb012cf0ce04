import type { LanguageTexts } from '@vp-digital/core/platform';
import type { AreaApi } from '@vp-digital/core/services';

/** What an area brings beside its declaration. */
export interface MicroAppOptions {
  texts: LanguageTexts;
  areaApi: AreaApi;
  /** The area's own version, for the log and for support. */
  version: string;
}
