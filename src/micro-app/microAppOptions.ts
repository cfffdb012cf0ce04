import type { LanguageTexts } from '@vp-digital/core/reference';
import type { AreaApi } from '@vp-digital/core/services';
import type { AsOf } from './documents/useAsOf';

/** What an area brings beside its declaration. */
export interface MicroAppOptions {
  /** What more than one of its pages says; a page brings its own. */
  texts?: LanguageTexts;
  areaApi: AreaApi;
  /** `asOf` of the area's own copy of the household's floor: what pages compute with. */
  asOf: AsOf;
  /** The area's own version, for the log and for support. */
  version: string;
}
