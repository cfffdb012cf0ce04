import { isSectionName, type SectionName } from '@vp-digital/core/household';
import { useSections } from '@vp-digital/core/services';
import { type ReactNode, useContext, useMemo } from 'react';
import { useHouseholdId } from '../routeParameters';
import { type ReadDocuments, ReadDocumentsContext } from './context';
import { readyOf } from './PageDocuments';

/** What holds on every day as it was written: no figure of it waits for a law. */
type Undated = Extract<SectionName, 'bankAccounts' | 'goals'>;

export interface FurtherDocumentsProps {
  documents: readonly Undated[];
  children: ReactNode;
}

/** What a part of a page reads beyond the page: fetched when somebody opens the part, so that nobody waits for it before. */
export function FurtherDocuments({ documents, children }: FurtherDocumentsProps) {
  const around = useContext(ReadDocumentsContext);
  const further = documents.filter((name) => !(name in around.results)).join(' ');
  const names = useMemo(() => further.split(' ').filter(isSectionName), [further]);
  const answered = useSections(useHouseholdId(), names);
  const value = useMemo((): ReadDocuments => {
    const ready = readyOf(answered);
    return {
      results: { ...around.results, ...answered },
      stored: { ...around.stored, ...ready },
      current: { ...around.current, ...ready },
    };
  }, [around, answered]);
  return <ReadDocumentsContext.Provider value={value}>{children}</ReadDocumentsContext.Provider>;
}
