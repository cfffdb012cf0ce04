import type { SectionData, SectionName } from '../documents';

/** What a computation has read: of which documents, and of which entries an amount or a share. */
export interface Reading {
  documents: Set<SectionName>;
  /** The entries of which a number was read. */
  entries: Set<object>;
}

/**
 * Documents that note what is read of them. A figure reads a number of an entry only to count it, so what its entries
 * say of their source is what the figure rests on.
 */
export function noted<Name extends SectionName>(
  household: Pick<SectionData, Name>,
  reading: Reading,
): Pick<SectionData, Name> {
  const watched = {};
  for (const name of Object.keys(household) as Name[]) // Object.keys forgets the literal keys
    Object.defineProperty(watched, name, {
      enumerable: true,
      get: () => notedDocument(household[name], reading, () => reading.documents.add(name)),
    });
  return watched as Pick<SectionData, Name>; // the same documents
}

/** Whether it is wholly known is asked of every document, and no reading of it. */
const notedDocument = ({ items }: SectionData[SectionName], { entries }: Reading, note: () => void) => ({
  get items() {
    note();
    return Object.fromEntries(
      Object.entries<object>(items).map(([id, entry]) => [id, notedEntry(entry, () => entries.add(entry))]),
    );
  },
});

/** A copy, since documents may be frozen. */
function notedEntry(entry: object, count: () => void): object {
  const watched = {};
  for (const [field, value] of Object.entries<unknown>({ ...entry }))
    Object.defineProperty(watched, field, {
      enumerable: true,
      get: (): unknown => {
        if (typeof value === 'number' && field !== 'position') count();
        return value;
      },
    });
  return watched;
}
