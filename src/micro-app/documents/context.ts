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
  /** A customer is watching: nothing is shown as it was written, as it may be confidential. */
  isForCustomer?: boolean | undefined;
}

export const ReadDocumentsContext = createContext<ReadDocuments>({ results: {}, stored: {}, current: {} });
