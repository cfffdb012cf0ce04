import type { Report, ReportComposition, Snapshot } from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import type { SectionData } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import type { Changes } from './ReportChange';
import type { ReportSettings } from './reportSettings';
import type { Before } from './sinceLastTime';

/** What a report is made of: only frozen data (`sections` are the snapshot's documents, read by `snapshotSections`). */
export interface ReportParts {
  snapshot: Snapshot;
  sections: SectionData;
  /** The household in the earlier snapshot, for comparison. */
  before?: Before | undefined;
  composition?: ReportComposition | undefined;
  /** What goes along with it. */
  attachments?: Report['attachments'];
  /** Differences from the version before it, if shown. */
  changes?: Changes | undefined;
}

/** The same, as a kind of report takes it. */
export interface Making extends Omit<ReportParts, 'sections'> {
  /** On the snapshot's day, without what is left out of this report. */
  data: SectionData;
  date: IsoDate;
  name: string;
  /** The personal letter. */
  letter: readonly Block[];
  settings: ReportSettings;
}
