import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SearchField } from '@vp-digital/core/ui';
import { memo, useState } from 'react';
import { AccessRequests } from '../access-requests/AccessRequests';
import { WaitingRequests } from '../administration/WaitingRequests';
import type { OwnPreferences } from '../preferences/useOwnPreferences';
import { FilterChips } from './FilterChips';
import { type Filter, withoutFilters } from './filters';
import classes from './HouseholdSearchPage.module.css';
import { PrivateList } from './PrivateList';
import { RecentHits } from './RecentHits';
import { SearchHits } from './SearchHits';
import { useFavouriteHouseholds } from './useFavouriteHouseholds';
import { useHitKeys } from './useHitKeys';
import { type Order, useHouseholdSearch } from './useHouseholdSearch';

export interface SearchedHouseholdsProps {
  text: string;
  preferences: OwnPreferences;
  onText(text: string): void;
  onCreate: (() => void) | undefined;
}

/** The field, the filters, and what is found. */
export function SearchedHouseholds({ text, preferences, onText, onCreate }: SearchedHouseholdsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const favourites = useFavouriteHouseholds(preferences);
  const [typed, setTyped] = useState(text);
  const [filters, setFilters] = useState<readonly Filter[] | 'recent'>(withoutFilters);
  const [order, setOrder] = useState<Order>('ASC');
  const query = typed.trim(); // asked at every key: the service is faster than a pause in typing
  const isPrivate = preferences.data?.listAfterSearch ?? false;
  const isKnown = preferences.data !== undefined || preferences.isMissing; // before, a private list might show for a moment
  const isAsked = query !== '' || filters.length > 0 || (isKnown && !isPrivate);
  const searched = filters === 'recent' ? undefined : { query, order, filters };
  const search = useHouseholdSearch(isAsked ? searched : undefined);
  const place = useHitKeys(!search.isStale);
  const type = (next: string) => {
    if (filters === 'recent') setFilters(withoutFilters); // they are no search
    setTyped(next);
    onText(next);
  };
  return (
    <div role="search" className={classes['search']} ref={place}>
      <SearchField label={t('label')} hint={t('hint')} value={typed} onChange={type} autoFocus />
      <FilterChips filters={filters} withFavourites={favourites.toggle !== undefined} onChange={setFilters} />
      <Requests />
      {searched === undefined ? (
        <RecentHits favourites={favourites} />
      ) : (
        isAsked && (
          <SearchHits
            search={search}
            order={order}
            favourites={favourites}
            onOrder={setOrder}
            onCreate={onCreate}
          />
        )
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
