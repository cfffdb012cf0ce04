import type { TFunction } from '@vp-digital/core/libs/i18n';
import type { Format } from '@vp-digital/core/platform';

/** In whose words a report is written, and what may stand in it. */
export interface ReportSettings {
  t: TFunction<'gespraechszusammenfassung'>;
  format: Format;
  /** The balance sheet's figures appear only for those who may see it. */
  withBalance: boolean;
  documentId: string;
}
