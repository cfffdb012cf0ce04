import type { Report, Snapshot } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import type { Before } from './sinceLastTime';

/** A version of a report released before this one, with what it is made of. */
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
  /** The household as of the snapshot before this one; undefined if there is none. */
  before: Before | undefined;
  /** The version its changes are compared with, if shown; undefined if there is none. */
  earlier?: EarlierVersion | undefined;
  /** The language it is written in: a released report keeps that of its release. */
  language: 'de' | 'en';
}
