import type { OwnCore } from '@vp-digital/core/household';
import type { TextSource } from '@vp-digital/core/platform';
import type { AreaApi } from '@vp-digital/core/services';

/** What an area provides in addition to its declaration. */
export interface MicroAppOptions {
  /** The files of its texts. */
  texts?: TextSource;
  areaApi: AreaApi;
  /** What the area's own copy of the core knows of the household's documents: what its pages compute with. */
  ownCore: OwnCore;
  /** The area's own version, for the log and for support. */
  version: string;
}
