import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState } from '@vp-digital/core/parts';
import { Button, Empty, SortedDownIcon, SortedUpIcon } from '@vp-digital/core/ui';
import { HitsHead } from './HitsHead';
import classes from './HouseholdHits.module.css';
import { HouseholdList } from './HouseholdList';
import { LateAnswer } from './LateAnswer';
import { NoHit } from './NoHit';
import type { Favourites } from './useFavouriteHouseholds';
import type { FoundHouseholds, HouseholdSearchResult, Order } from './useHouseholdSearch';

export interface SearchHitsProps {
  search: HouseholdSearchResult;
  order: Order;
  favourites: Favourites;
  onOrder(order: Order): void;
  onCreate: (() => void) | undefined;
}

/** What a search has found, in its order; an earlier answer turns grey while a newer one is under way. */
export function SearchHits({ search, order, favourites, onOrder, onCreate }: SearchHitsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const { found, isStale, error, retry } = search;
  if (error?.kind === 'forbidden' || !found)
    return (
      <>
        <LateAnswer isWaiting={!error} error={undefined} onRetry={retry} />
        <LoadedState result={error ? { status: 'error', error, retry } : { status: 'loading' }}>
          {() => undefined}
        </LoadedState>
      </>
    );
  const Symbol = order === 'ASC' ? SortedUpIcon : SortedDownIcon;
  return (
    <>
      <LateAnswer isWaiting={isStale && !error} error={error} onRetry={retry} />
      <div className={isStale ? classes['stale'] : undefined} aria-busy={isStale || undefined}>
        {found.total === 0 ? (
          found.asked.query === '' ? (
            <Empty action={found.asked.view === 'all' && onCreate && <Create onCreate={onCreate} />}>
              {t(`none.${found.asked.view}`)}
            </Empty>
          ) : (
            <NoHit query={found.asked.query} onCreate={onCreate} />
          )
        ) : (
          <section className={classes['hits']} aria-labelledby="household-hits">
            <HitsHead
              title={titleOf(found, t)}
              action={
                <Button
                  kind="quiet"
                  size="compact"
                  icon={Symbol}
                  onClick={() => onOrder(order === 'ASC' ? 'DESC' : 'ASC')}
                >
                  {t(`order.${order}`)}
                </Button>
              }
            />
            <HouseholdList
              households={found.households}
              query={found.asked.query}
              total={found.isCapped ? undefined : found.total}
              favourites={favourites}
              onEnd={search.more}
            />
          </section>
        )}
      </div>
    </>
  );
}

function Create({ onCreate }: { onCreate(): void }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  return (
    <Button kind="primary" onClick={onCreate}>
      {t('create')}
    </Button>
  );
}

type Translate = ReturnType<typeof useTranslation<'haushalt', 'search'>>['t'];

function titleOf({ asked: { query, view }, total, isCapped }: FoundHouseholds, t: Translate): string {
  if (query === '') return t(`title.${view}`);
  return isCapped ? t('hitsCapped', { count: total }) : t('hits', { count: total });
}
