import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AddIcon, Button, Page, SearchField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AccessRequests } from '../access-requests/AccessRequests';
import { WaitingRequests } from '../administration/WaitingRequests';
import { useOwnPreferences } from '../preferences/useOwnPreferences';
import classes from './HouseholdSearchPage.module.css';
import { PrivateList } from './PrivateList';
import { RecentHits } from './RecentHits';
import { SearchHits } from './SearchHits';
import { useFavouriteHouseholds } from './useFavouriteHouseholds';
import { useHitKeys } from './useHitKeys';
import { type Order, useHouseholdSearch } from './useHouseholdSearch';
import { ViewChips } from './ViewChips';
import type { View } from './views';

export interface HouseholdSearchProps {
  /** What is typed; kept while a household is being made. */
  text: string;
  onText(text: string): void;
  /** Undefined for those who may not open new files. */
  onCreate: (() => void) | undefined;
}

/** Finding a household while typing: a name, a postal code, or both. */
export function HouseholdSearch({ text, onText, onCreate }: HouseholdSearchProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const own = useOwnPreferences();
  const favourites = useFavouriteHouseholds(own);
  const [view, setView] = useState<View>('all');
  const [order, setOrder] = useState<Order>('ASC');
  const query = text.trim(); // asked at every key: the service is faster than a pause in typing
  const isPrivate = own.data?.listAfterSearch ?? false;
  const isKnown = own.data !== undefined || own.isMissing; // before, a private list might show for a moment
  const isAsked = query !== '' || view !== 'all' || (isKnown && !isPrivate);
  const searched = view === 'recent' ? undefined : { query, order, view };
  const search = useHouseholdSearch(isAsked ? searched : undefined);
  const place = useHitKeys(!search.isStale);
  const type = (next: string) => {
    if (view === 'recent') setView('all'); // they are no search
    onText(next);
  };
  return (
    <Page
      name={t('name')}
      lead={t('lead')}
      actions={
        onCreate && (
          <Button icon={AddIcon} onClick={onCreate}>
            {t('create')}
          </Button>
        )
      }
    >
      <div role="search" className={classes['search']} ref={place}>
        <SearchField label={t('label')} hint={t('hint')} value={text} onChange={type} autoFocus />
        <ViewChips view={view} withFavourites={favourites.toggle !== undefined} onChange={setView} />
        <AccessRequests />
        <WaitingRequests />
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
        <PrivateList preferences={own} isHidden={isKnown && !isAsked} />
      </div>
    </Page>
  );
}
