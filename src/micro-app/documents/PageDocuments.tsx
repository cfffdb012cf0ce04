import { isSectionName, rulesOf, type SectionData, type SectionName } from '@vp-digital/core/household';
import { useSelector } from '@vp-digital/core/libs/redux';
import { type SectionResult, type SectionResults, useSections } from '@vp-digital/core/services';
import { selectUser } from '@vp-digital/core/session';
import { type ReactNode, useContext, useMemo } from 'react';
import { useHouseholdId } from '../routeParameters';
import { type ReadDocuments, ReadDocumentsContext } from './context';
import { type AsOf, useAsOf } from './useAsOf';
import { useSecondLook } from './useSecondLook';

export interface PageDocumentsProps {
  /** Of the page's declaration. */
  documents: readonly SectionName[];
  asOf: AsOf;
  children: ReactNode;
}

/**
 * Fetches everything that a page reads, while its code is loading: the one place where a page's documents are read.
 * Nested in another one, only what that does not read.
 */
export function PageDocuments({ documents, ...props }: PageDocumentsProps) {
  return documents.length === 0 ? props.children : <Read documents={documents} {...props} />;
}

function Read({ documents, asOf, children }: PageDocumentsProps) {
  const held = useSelector(selectUser)?.permissions;
  const { results: around, isForCustomer } = useContext(ReadDocumentsContext);
  const further = documents.filter((name) => !(name in around)).join(' ');
  const [open, closed] = useMemo(() => {
    const isOpen = (name: SectionName) => {
      const { read } = rulesOf(name);
      return read === undefined || held?.includes(read) === true;
    };
    const names = further.split(' ').filter(isSectionName);
    return [names.filter(isOpen), names.filter((name) => !isOpen(name))];
  }, [further, held]);
  const answered = useSections(useHouseholdId(), open);
  useSecondLook(answered);
  const results = useMemo(() => ({ ...around, ...answered, ...refused(closed) }), [around, answered, closed]);
  const stored = useMemo(() => readyOf(results), [results]);
  const current = useAsOf(stored, asOf);
  const value = useMemo(
    (): ReadDocuments => ({ results, stored, current, isForCustomer }),
    [results, stored, current, isForCustomer],
  );
  return <ReadDocumentsContext.Provider value={value}>{children}</ReadDocumentsContext.Provider>;
}

/** What is not the user's to read is not asked for: the services would refuse it. */
const refused = (names: readonly SectionName[]): SectionResults =>
  Object.fromEntries(
    names.map((name) => [name, { status: 'error', error: { kind: 'forbidden' }, retry: () => {} }]),
  );

const readyOf = (results: SectionResults): Partial<SectionData> =>
  Object.fromEntries(
    Object.entries(results).flatMap(([name, result]: [string, SectionResult<unknown>]) =>
      result.status === 'ready' ? [[name, result.data]] : [],
    ),
  );
