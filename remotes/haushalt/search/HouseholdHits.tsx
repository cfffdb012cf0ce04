import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import classes from './HouseholdHits.module.css';
import { HouseholdHit } from './HouseholdHit';

export interface HouseholdHitsProps {
  title: string;
  households: readonly HouseholdSummary[];
  query: string;
  /** How many more there are than are shown. */
  more: number;
}

/** The households found, and how many more there are. */
export function HouseholdHits({ title, households, query, more }: HouseholdHitsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  return (
    <section className={classes['hits']} aria-labelledby="household-hits">
      <div role="status">
        <h2 id="household-hits">{title}</h2>
      </div>
      <ul className={classes['list']}>
        {households.map((household) => (
          <HouseholdHit key={household.householdId} household={household} query={query} />
        ))}
      </ul>
      {more > 0 && <p className={classes['more']}>{t('more', { count: more })}</p>}
    </section>
  );
}
