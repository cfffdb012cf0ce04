import type { SectionName } from '@vp-digital/core/household';
import { useContext } from 'react';
import { ReadDocumentsContext } from './context';

export interface LastChange {
  /** ISO time. */
  at: string;
  /** Name; undefined where the services do not say it. */
  by: string | undefined;
}

/** When some of the page's documents were saved last, of anybody in the household, and by whom; undefined while nobody has. */
export function useLastChange(documents: readonly SectionName[]): LastChange | undefined {
  const { results } = useContext(ReadDocumentsContext);
  return documents
    .flatMap((name): LastChange[] => {
      const result = results[name];
      return result?.status === 'ready' && result.changedAt !== undefined
        ? [{ at: result.changedAt, by: result.changedBy }]
        : [];
    })
    .sort((one, other) => other.at.localeCompare(one.at))[0];
}
