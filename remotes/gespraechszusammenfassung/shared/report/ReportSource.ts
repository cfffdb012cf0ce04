import type { Report, Snapshot } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import type { Before } from './sinceLastTime';

/** A version of a report that was released before this one, as it is made. */
export interface EarlierVersion {
  snapshot: Snapshot;
  sections: SectionData;
  report: Report;
  /** When it was released. */
  at: string;
}

/** What a report is made of. */
export interface ReportSource {
  snapshot: Snapshot;
  sections: SectionData;
  report: Report;
  /** The household as it stood in the snapshot before this one; undefined where there is none. */
  before: Before | undefined;
  /** What its changes are told against, where they are; undefined where there is nothing. */
  earlier?: EarlierVersion | undefined;
  /** In which it is written: a released one stays in that of its release. */
  language: 'de' | 'en';
}
