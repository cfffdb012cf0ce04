import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button } from '@vp-digital/core/ui';
import { useEffect, useRef, useState } from 'react';
import type { StoredEntry } from './entries';
import classes from './Recap.module.css';
import { RecapCard } from './RecapCard';

export interface RecapListProps {
  entries: readonly StoredEntry[];
  onRemove(kept: StoredEntry): void;
}

/** So many are drawn at once: hundreds of cards would hold up the page for a second. */
const step = 30;

/** The entries, as many as are read at a time; the focus goes on to the first of those that are asked for. */
export function RecapList({ entries, onRemove }: RecapListProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const [limit, setLimit] = useState(step);
  const firstFurther = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (limit > step) firstFurther.current?.focus();
  }, [limit]);
  const left = entries.length - limit;
  return (
    <>
      <ol className={classes['list']} aria-label={t('list')}>
        {entries.slice(0, limit).map((kept, index) => (
          <li
            key={kept.id}
            ref={index === limit - step ? firstFurther : undefined}
            tabIndex={index === limit - step ? -1 : undefined}
          >
            <RecapCard kept={kept} onRemove={() => onRemove(kept)} />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <div>
          <Button onClick={() => setLimit(limit + step)}>
            {t('older', { count: Math.min(step, left), of: left })}
          </Button>
        </div>
      )}
    </>
  );
}
