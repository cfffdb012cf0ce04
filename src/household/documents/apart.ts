import type { DiscussedAlone } from './codes';

/** Of an entry, what tells whether one person discusses it alone. */
export interface ApartEntry {
  discussedAlone?: DiscussedAlone | undefined;
  kind?: string;
  accountId?: string | undefined;
  /** Of a contract that has ended, what it was. */
  contract?: ApartEntry;
}

/** The lists of a document, their entries by id. */
export type Lists = Readonly<Record<string, Readonly<Record<string, ApartEntry>>>>;

/** How its one owner wants an entry to be treated that she discusses alone; undefined for what is spoken of together. */
export const discussedAloneOf = (entry: ApartEntry): DiscussedAlone | undefined =>
  (entry.contract ?? entry).discussedAlone;

/** Whether somebody discusses an entry of a document alone; a document that is not there has none. */
export const holdsApart = (document: object = {}): boolean =>
  Object.values(document as Lists).some((list) => Object.values(list).some(discussedAloneOf)); // of every document by its schema
