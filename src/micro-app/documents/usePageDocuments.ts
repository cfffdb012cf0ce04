import { isPartlyKnown, type SectionData, type SectionName } from '@vp-digital/core/household';
import type { SectionResult } from '@vp-digital/core/services';
import { useContext, useMemo } from 'react';
import { type ReadDocuments, ReadDocumentsContext } from './context';

type Waiting = Exclude<SectionResult<unknown>, { status: 'ready' }>;

export type DocumentsResult<Name extends SectionName> =
  | Waiting
  | {
      status: 'ready';
      /** As they hold today, which is what figures are computed from. */
      data: Pick<SectionData, Name>;
      /** As they were written. */
      stored: Pick<SectionData, Name>;
    };

export interface DocumentsOptions {
  /** Ready also where a newer release has written what is not known here; a figure of it is then missing. */
  tolerant?: boolean;
}

/**
 * Some of the documents that the page reads, for one of its parts: ready when these are there, failed when one of them
 * failed or is only partly known. It reads nothing by itself, and throws for a document that the page does not declare.
 */
export function usePageDocuments<Name extends SectionName>(
  names: readonly Name[],
  { tolerant = false }: DocumentsOptions = {},
): DocumentsResult<Name> {
  const read = useContext(ReadDocumentsContext);
  const asked = names.join(' ');
  return useMemo(() => {
    const all = asked.split(' ').filter(Boolean) as Name[];
    const result = resultOf(read, all);
    return tolerant ? result : whollyKnown(result, all, read);
  }, [read, asked, tolerant]);
}

function resultOf<Name extends SectionName>(
  { results, stored, current, isForCustomer }: ReadDocuments,
  names: readonly Name[],
): DocumentsResult<Name> {
  const stray = names.filter((name) => !results[name]);
  if (stray.length > 0) throw new Error(`The page does not declare that it reads ${stray.join(', ')}`);
  if (names.every((name) => name in current))
    return {
      status: 'ready',
      data: current as SectionData, // those asked for are there
      stored: (isForCustomer ? current : stored) as SectionData,
    };
  const isWaiting = names.every((name) => name in stored); // for what an estimate needs
  return failure(
    isWaiting
      ? Object.values(results)
      : names.map((name): SectionResult<unknown> => results[name] ?? loading),
  );
}

/** A part that does not say that it can do with less waits. */
function whollyKnown<Name extends SectionName>(
  result: DocumentsResult<Name>,
  names: readonly Name[],
  { results }: ReadDocuments,
): DocumentsResult<Name> {
  if (result.status !== 'ready' || !names.some((name) => isPartlyKnown(result.data[name]))) return result;
  const retry = () => Object.values(results).forEach((one) => one.status !== 'loading' && one.retry());
  return { status: 'error', error: { kind: 'newer' }, retry };
}

const loading = { status: 'loading' } as const;

/** What failed is tried again together. */
function failure(results: readonly SectionResult<unknown>[]): Waiting {
  const failed = results.filter((result) => result.status === 'error');
  const [first] = failed;
  if (!first) return loading;
  return { ...first, retry: () => failed.forEach(({ retry }) => retry()) };
}
