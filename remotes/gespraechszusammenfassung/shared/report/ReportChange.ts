/** Something that a report says otherwise than an earlier version of it. */
export interface ReportChange {
  kind: 'changed' | 'added' | 'dropped';
  /** Of its chapter; undefined for the first page. */
  chapter: string | undefined;
  /** What it is about; undefined for a text that is about nothing but itself, and for a whole chapter. */
  about: string | undefined;
  /** Not there for what is new. */
  before?: string;
  /** Not there for what is dropped. */
  after?: string;
}

/** What a report says otherwise than the version that was released before it. */
export interface Changes {
  /** Instant of that release. */
  since: string;
  list: readonly ReportChange[];
}
