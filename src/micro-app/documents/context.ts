import type { SectionData } from '@vp-digital/core/household';
import type { SectionResults } from '@vp-digital/core/services';
import { createContext } from 'react';

/** What has come of everything that the page reads. */
export interface ReadDocuments {
  /** Of every document that the page declares. */
  results: SectionResults;
  /** Those that are there, as they were written. */
  stored: Partial<SectionData>;
  /** Those that are there, as they hold today. */
  current: Partial<SectionData>;
  /** The customer looks on: nothing is seen as it was written, which may be what one person discusses alone. */
  isForCustomer?: boolean | undefined;
}

export const ReadDocumentsContext = createContext<ReadDocuments>({ results: {}, stored: {}, current: {} });
