import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FilterChip, Row } from '@vp-digital/core/ui';
import { memo } from 'react';
import { filters, nearDays, toggled, type View, withoutFilters } from './filters';

export interface FilterChipsProps {
  filters: View;
  withFavourites: boolean;
  onChange(filters: View): void;
}

/** Which households the list shows: all, those opened last, or those that every chosen filter lets through; or the week. */
export const FilterChips = memo(function FilterChips({
  filters: chosen,
  withFavourites,
  onChange,
}: FilterChipsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const narrowed = typeof chosen === 'string' ? withoutFilters : chosen;
  return (
    <div role="group" aria-label={t('views')}>
      <Row gap="small">
        <FilterChip pressed={chosen.length === 0} onToggle={() => onChange(withoutFilters)}>
          {t('view.all')}
        </FilterChip>
        {(['recent', 'week'] as const).map((one) => (
          <FilterChip
            key={one}
            pressed={chosen === one}
            onToggle={() => onChange(chosen === one ? withoutFilters : one)}
          >
            {t(`view.${one}`)}
          </FilterChip>
        ))}
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
