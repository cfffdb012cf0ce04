import { useTranslation } from '@vp-digital/core/libs/i18n';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { Empty } from '@vp-digital/core/ui';
import { useId } from 'react';
import { useRecentHouseholdsQuery } from '../../api';
import { HitsHead } from './HitsHead';
import classes from '../../shared/hits/HouseholdHits.module.css';
import { HouseholdList } from './HouseholdList';
import type { Favourites } from '../../shared/preferences/useFavouriteHouseholds';

/** What the advisor has opened last. */
export function RecentHits({ favourites }: { favourites: Favourites }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const titleId = useId();
  const recent = fromQuery(useRecentHouseholdsQuery());
  return (
    <LoadedState
      result={recent}
      isEmpty={(list) => list.length === 0}
      empty={<Empty>{t('none.recent')}</Empty>}
    >
      {(households) => (
        <section className={classes['hits']} aria-labelledby={titleId}>
          <HitsHead id={titleId} title={t('title.recent')} />
          <HouseholdList households={households} query="" total={households.length} favourites={favourites} />
        </section>
      )}
    </LoadedState>
  );
}
