import type { TFunction } from '@vp-digital/core/libs/i18n';
import type { Format } from '@vp-digital/core/platform';

/** The words of a record, in the language and formats of who reads it. */
export interface ReportWords {
  t: TFunction<'haushalt'>;
  format: Format;
}
