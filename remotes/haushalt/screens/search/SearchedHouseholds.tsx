import { SearchField, Skeleton } from '@vp-digital/core/ui';
import { type FormEvent, lazy, memo, Suspense, useCallback, useState } from 'react';
import { AccessRequests } from '../../shared/access-requests/AccessRequests';
import { WaitingRequests } from '../../shared/access-requests/WaitingRequests';
import type { OwnPreferences } from '../../shared/preferences/useOwnPreferences';
import { FilterChips } from './FilterChips';
import { type View, withoutFilters } from './filters';
import classes from './HouseholdSearchPage.module.css';
import { PrivateList } from './PrivateList';
import { RecentHits } from './RecentHits';
import { SearchHits } from './SearchHits';
import { useFavouriteHouseholds } from '../../shared/preferences/useFavouriteHouseholds';
import { useHitKeys } from './useHitKeys';
import { type Order, usePrefetch, useHouseholdSearch } from './useHouseholdSearch';

const MyWeek = lazy(() => import('./week/MyWeek'));

const byName: Order = { by: 'name', descending: false };

export interface SearchedHouseholdsProps {
  /** The field's; asked for above, where no key renders. */
  label: string;
  hint: string;
  text: string;
  preferences: OwnPreferences;
  onText(text: string): void;
  onCreate: (() => void) | undefined;
}

/** The field, the filters, and what is found. */
export function SearchedHouseholds(props: SearchedHouseholdsProps) {
  const { label, hint, text, preferences, onText, onCreate } = props;
  const favourites = useFavouriteHouseholds(preferences);
  const [typed, setTyped] = useState(text);
  const [filters, setFilters] = useState<View>(withoutFilters);
  const [chosenOrder, setOrder] = useState<Order>();
  const order = chosenOrder ?? preferences.data?.householdOrder ?? byName;
  const { change } = preferences;
  const sort = useCallback(
    (householdOrder: Order) => {
      setOrder(householdOrder);
      void change?.((current) => ({ ...current, householdOrder }));
    },
    [change],
  );
  const query = typed.trim(); // asked at every key: the service is faster than a pause in typing
  const isPrivate = preferences.data?.listAfterSearch ?? false;
  const isKnown = preferences.data !== undefined || preferences.isMissing; // before, a private list might show for a moment
  const isAsked = query !== '' || filters.length > 0 || (isKnown && !isPrivate);
  const narrowed = typeof filters === 'string' ? withoutFilters : filters;
  const searched = typeof filters === 'string' ? undefined : { query, order, filters };
  const prefetch = usePrefetch();
  const search = useHouseholdSearch(isAsked ? searched : undefined);
  const place = useHitKeys(!search.isStale);
  const type = useCallback(
    (next: string) => {
      setFilters((chosen) => (typeof chosen === 'string' ? withoutFilters : chosen)); // the recent ones and the week are no search
      setTyped(next);
      onText(next);
    },
    [onText],
  );
  const unfilter = useCallback(() => setFilters(withoutFilters), []);
  /** While a key is rendered its answer is under way; the browser sends between capturing and bubbling. */
  const ahead = ({ target }: FormEvent<HTMLElement>) => {
    const query = (target as HTMLInputElement).value.trim(); // of the field, the only input in there
    if (query !== '') prefetch({ query, order, filters: narrowed });
  };
  return (
    <div role="search" className={classes['search']} ref={place}>
      <div onInputCapture={ahead}>
        <SearchField label={label} hint={hint} value={typed} onChange={type} autoFocus />
      </div>
      <FilterChips filters={filters} withFavourites={favourites.toggle !== undefined} onChange={setFilters} />
      <Requests />
      {filters === 'recent' && <RecentHits favourites={favourites} />}
      {filters === 'week' && (
        <Suspense fallback={<Skeleton shape="text" count={3} />}>
          <MyWeek />
        </Suspense>
      )}
      {searched !== undefined && isAsked && (
        <SearchHits
          search={search}
          order={order}
          favourites={favourites}
          onOrder={sort}
          onUnfilter={unfilter}
          onCreate={onCreate}
        />
      )}
      <PrivateList preferences={preferences} isHidden={isKnown && !isAsked} />
    </div>
  );
}

/** Not rendered with every key. */
const Requests = memo(function Requests() {
  return (
    <>
      <AccessRequests />
      <WaitingRequests />
    </>
  );
});
