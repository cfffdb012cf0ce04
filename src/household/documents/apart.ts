import type { DiscussedAlone } from './codes';

/** The fields of an entry that say whether it is confidential to one person. */
export interface ApartEntry {
  discussedAlone?: DiscussedAlone | undefined;
  kind?: string;
  accountId?: string | undefined;
  /** For an ended contract: what it was. */
  contract?: ApartEntry;
}

/** The lists of a document, their entries by id. */
export type Lists = Readonly<Record<string, Readonly<Record<string, ApartEntry>>>>;

/** How an entry's sole owner wants it treated as confidential; undefined for what is discussed together. */
export const discussedAloneOf = (entry: ApartEntry): DiscussedAlone | undefined =>
  (entry.contract ?? entry).discussedAlone;

/** Whether a document has a confidential entry; a missing document has none. */
export const holdsApart = (document: object = {}): boolean =>
  Object.values(document as Lists).some((list) => Object.values(list).some(discussedAloneOf)); // of every document by its schema
