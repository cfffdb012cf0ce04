import { createContext, useContext } from 'react';

export interface ReadOnlyScope {
  /** Id of the words that say why nothing is written; undefined where it is. */
  reason: string | undefined;
  /** The same as it stands around the innermost reason, for what stays possible in spite of that. */
  around: string | undefined;
}

export const ReadOnlyContext = createContext<ReadOnlyScope>({ reason: undefined, around: undefined });

/** Id of the words that say why this part of the page is only read; undefined where writing is open. */
export const useReadOnly = (): string | undefined => useContext(ReadOnlyContext).reason;
