import { useTranslation } from '@vp-digital/core/libs/i18n';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useSettled } from '@vp-digital/core/platform';
import { Empty, Page, SearchField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useSearchHouseholdsQuery } from '../api';
import { HouseholdHits } from './HouseholdHits';
import classes from './HouseholdSearchPage.module.css';
import { useHitKeys } from './useHitKeys';

/** Finding a household while typing: a name, a postal code, or both. */
export default function HouseholdSearchPage() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const [text, setText] = useState('');
  const query = useSettled(text.trim());
  const hits = fromQuery(useSearchHouseholdsQuery({ query, order: 'ASC' }));
  const place = useHitKeys();
  return (
    <Page name={t('name')} lead={t('lead')}>
      <div role="search" className={classes['search']} ref={place}>
        <SearchField label={t('label')} hint={t('hint')} value={text} onChange={setText} autoFocus />
        <LoadedState
          result={hits}
          isEmpty={({ total }) => total === 0}
          empty={<Empty>{query === '' ? t('none') : t('noHit', { query })}</Empty>}
        >
          {(found) => (
            <HouseholdHits
              title={query === '' ? t('all') : t('hits', { count: found.total })}
              households={found.nodes}
              query={query}
              more={found.total - found.nodes.length}
            />
          )}
        </LoadedState>
      </div>
    </Page>
  );
}
