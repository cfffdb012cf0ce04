import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FilterChip, Row } from '@vp-digital/core/ui';
import { memo } from 'react';
import { type Filter, filters, nearDays, toggled, withoutFilters } from './filters';

export interface FilterChipsProps {
  filters: readonly Filter[] | 'recent';
  withFavourites: boolean;
  onChange(filters: readonly Filter[] | 'recent'): void;
}

/** Which households the list shows: all, those opened last, or those that every chosen filter lets through. */
export const FilterChips = memo(function FilterChips({
  filters: chosen,
  withFavourites,
  onChange,
}: FilterChipsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const isRecent = chosen === 'recent';
  const narrowed = isRecent ? withoutFilters : chosen;
  return (
    <div role="group" aria-label={t('views')}>
      <Row gap="small">
        <FilterChip pressed={chosen.length === 0} onToggle={() => onChange(withoutFilters)}>
          {t('view.all')}
        </FilterChip>
        <FilterChip pressed={isRecent} onToggle={() => onChange(isRecent ? withoutFilters : 'recent')}>
          {t('view.recent')}
        </FilterChip>
        {filters
          .filter((one) => one !== 'favourites' || withFavourites)
          .map((one) => (
            <FilterChip
              key={one}
              pressed={narrowed.includes(one)}
              onToggle={() => onChange(toggled(narrowed, one))}
            >
              {t(`view.${one}`, { count: nearDays })}
            </FilterChip>
          ))}
      </Row>
    </div>
  );
});
