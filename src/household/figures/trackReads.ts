import type { SectionData, SectionName } from '../documents';

/** What a computation has read: of which documents, and of which entries an amount or a share. */
export interface Reading {
  documents: Set<SectionName>;
  /** The entries of which a number was read. */
  entries: Set<object>;
}

/**
 * Documents that record what is read from them. A figure reads a number of an entry only to count it, so the sources of
 * these entries are what the figure rests on.
 */
export function trackReads<Name extends SectionName>(
  household: Pick<SectionData, Name>,
  reading: Reading,
): Pick<SectionData, Name> {
  const watched = Object.entries<SectionData[SectionName]>(household).map(([name, document]) => [
    name,
    trackedDocument(document, reading.entries, () => reading.documents.add(name as Name)),
  ]);
  return Object.fromEntries(watched) as Pick<SectionData, Name>; // the same documents
}

/** Whether it is wholly known is asked of every document, and no reading of it. */
function trackedDocument({ items }: SectionData[SectionName], entries: Set<object>, note: () => void) {
  let watched: object | undefined;
  return {
    get items() {
      note();
      return (watched ??= Object.fromEntries(
        Object.entries<object>(items).map(([id, entry]) => [id, trackedEntry(entry, entries)]),
      ));
    },
  };
}

const trackedEntry = (entry: object, entries: Set<object>): object =>
  new Proxy(entry, {
    get(_, field) {
      const value: unknown = Reflect.get(entry, field);
      if (typeof value === 'number' && field !== 'position') entries.add(entry);
      return value;
    },
  });
