import type { SnapshotSummary } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import type { TFunction } from '@vp-digital/core/libs/i18n';
import type { Format } from '@vp-digital/core/platform';

/** What a household's data are said with, in the language and formats of who makes the paper. */
export interface ExportWords {
  t: TFunction<'haushalt'>;
  /** A text of the area that there may be none of: of what a later release has written. */
  known: (key: string) => string | undefined;
  /** What a code of a document is called. */
  code: (section: SectionName, field: string, code: string) => string | undefined;
  /** What a snapshot is called. */
  snapshotName: (snapshot: Pick<SnapshotSummary, 'label' | 'purpose' | 'createdAt'>) => string;
  format: Format;
}
