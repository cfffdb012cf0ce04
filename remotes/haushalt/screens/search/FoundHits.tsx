import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Empty } from '@vp-digital/core/ui';
import { memo, useId } from 'react';
import { HitsHead } from './HitsHead';
import classes from '../../shared/hits/HouseholdHits.module.css';
import { HouseholdList } from './HouseholdList';
import { NoHit } from './NoHit';
import { OrderButtons } from './OrderButtons';
import type { Favourites } from '../../shared/preferences/useFavouriteHouseholds';
import type { FoundHouseholds, Order } from './useHouseholdSearch';

export interface FoundHitsProps {
  found: FoundHouseholds;
  order: Order;
  favourites: Favourites;
  onOrder(order: Order): void;
  onEnd(): void;
  /** Searches on without any filter. */
  onUnfilter(): void;
  onCreate: (() => void) | undefined;
}

/** An answer; it is not rendered again before there is a newer one. */
export const FoundHits = memo(function FoundHits({
  found,
  order,
  onOrder,
  onUnfilter,
  onCreate,
  ...list
}: FoundHitsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const titleId = useId();
  const { asked, total, isCapped } = found;
  const { query, filters } = asked;
  const kind = filters.length > 1 ? 'several' : (filters[0] ?? 'all');
  if (total === 0 && query !== '')
    return filters.length > 0 ? (
      <NoHitFiltered query={query} onUnfilter={onUnfilter} />
    ) : (
      <NoHit query={query} onCreate={onCreate} />
    );
  if (total === 0)
    return (
      <Empty
        action={
          kind === 'all' &&
          onCreate && (
            <Button kind="primary" onClick={onCreate}>
              {t('create')}
            </Button>
          )
        }
      >
        {t(`none.${kind}`)}
      </Empty>
    );
  const count = t(isCapped ? 'hitsCapped' : 'hits', { count: total });
  return (
    <section className={classes['hits']} aria-labelledby={titleId}>
      <HitsHead
        id={titleId}
        title={query === '' ? t(`title.${kind}`) : count}
        action={<OrderButtons order={order} onOrder={onOrder} />}
      />
      <HouseholdList
        households={found.households}
        query={query}
        total={isCapped ? undefined : total}
        {...list}
      />
    </section>
  );
});

/** Nobody among the filtered: the household may well be there, so that none is made before all were searched. */
function NoHitFiltered({ query, onUnfilter }: { query: string; onUnfilter(): void }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  return (
    <div role="status">
      <Empty
        action={
          <Button kind="primary" onClick={onUnfilter}>
            {t('unfilter')}
          </Button>
        }
      >
        {t('noHitFiltered', { query })}
      </Empty>
    </div>
  );
}
