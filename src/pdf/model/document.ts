import type { Block } from './block';

/**
 * The document model of a report: plain data that can be posted to a worker, stored and compared.
 *
 * It says what a report contains, never where it stands: pages, lines and tags are the layout's work. All texts
 * arrive finished (formatted, in the reader's language); the engine adds no words of its own.
 */
export interface ReportDocument {
  readonly meta: ReportMeta;
  readonly header: RunningHeader;
  readonly footer: RunningFooter;
  readonly blocks: readonly Block[];
}

export interface ReportMeta {
  /** Shown in the reader's window title. */
  readonly title: string;
  readonly subject: string;
  readonly language: 'de' | 'en';
  readonly author: string;
  /** ISO date-time with zone, e.g. `2026-10-01T09:00:00Z`; the file's only date: the same model, the same bytes. */
  readonly createdAt: string;
  /** A stable id of the report and its version; the file's identifier is made from it. */
  readonly documentId: string;
}

/** One line on top of every page but the cover. */
export interface RunningHeader {
  readonly left: string;
  readonly centre: string;
  readonly right: string;
}

/** At the foot of every page but the cover. */
export interface RunningFooter {
  /** `{n}` is the page, `{m}` the number of pages: `Seite {n} von {m}`. */
  readonly pageNumber: string;
  /** Shown while no chapter with assumptions of its own stands on the page. */
  readonly assumptions: string;
}
