import { LoadedState } from '@vp-digital/core/parts';
import { FoundHits, type FoundHitsProps } from './FoundHits';
import classes from '../../shared/hits/HouseholdHits.module.css';
import { LateAnswer } from './LateAnswer';
import { useOverdue } from './useOverdue';
import type { HouseholdSearchResult } from './useHouseholdSearch';

export interface SearchHitsProps extends Omit<FoundHitsProps, 'found' | 'onEnd'> {
  search: HouseholdSearchResult;
}

/** Milliseconds; an answer that is faster lets nothing flicker. */
const noticed = 300;

/** What a search has found, in its order; an earlier answer turns grey when a newer one takes its time. */
export function SearchHits({ search, ...hits }: SearchHitsProps) {
  const { found, isStale, error, retry } = search;
  const isGrey = useOverdue(isStale, noticed);
  if (error?.kind === 'forbidden' || !found)
    return (
      <>
        <LateAnswer isWaiting={!error} error={undefined} onRetry={retry} />
        <LoadedState result={error ? { status: 'error', error, retry } : { status: 'loading' }}>
          {() => undefined}
        </LoadedState>
      </>
    );
  return (
    <>
      <LateAnswer isWaiting={isStale && !error} error={error} onRetry={retry} />
      <div className={isGrey ? classes['stale'] : undefined} aria-busy={isStale || undefined}>
        <FoundHits found={found} onEnd={search.more} {...hits} />
      </div>
    </>
  );
}
