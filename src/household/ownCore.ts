import type { IsoDate } from '@vp-digital/core/finance';
import description from '../package.json' with { type: 'json' };
import type { SectionData } from './documents';
import type { readDocument } from './documents/readDocument';
import { asOf } from './figures';

/** Reads a document by the definitions of one copy of the core. */
export type DocumentReader = typeof readDocument;

type Documents = Partial<SectionData>;

/** What an area hands in of its own copy of the core when it is mounted. */
export interface OwnCore {
  version: string;
  asOf(documents: Documents, date: IsoDate): Documents | Promise<Documents>;
  /** Reads documents where the floors below the area are of another version: there once it was fetched. */
  read?: DocumentReader;
  fetchReader(): Promise<void>;
}

/** Of this copy: its pages compute by what it knows, while floors that a newer shell has brought know more. */
export const ownCore: OwnCore = {
  version: description.version,
  asOf,
  fetchReader: () =>
    import('./documents/reader').then(({ readDocument: read }) => void (ownCore.read = read)),
};
