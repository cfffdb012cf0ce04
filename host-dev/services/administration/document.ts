export type Entries = Readonly<Record<string, unknown>>;

/** A document as it is stored: lists of entries by id (`items`, and the contracts' `archived`). */
export type Document = Readonly<Record<string, Entries>>;

export const entriesIn = (document: Document): number =>
  Object.values(document).reduce((sum, entries) => sum + Object.keys(entries).length, 0);

export const mapLists = (
  document: Document,
  work: (entries: Entries, name: string) => Entries,
): Record<string, Entries> =>
  Object.fromEntries(Object.entries(document).map(([name, entries]) => [name, work(entries, name)]));

export const isRecord = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
