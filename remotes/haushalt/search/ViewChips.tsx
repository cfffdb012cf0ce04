import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FilterChip, Row } from '@vp-digital/core/ui';
import { nearDays, type View, views } from './views';

export interface ViewChipsProps {
  view: View;
  withFavourites: boolean;
  onChange(view: View): void;
}

/** Which households the list shows. */
export function ViewChips({ view, withFavourites, onChange }: ViewChipsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  return (
    <div role="group" aria-label={t('views')}>
      <Row gap="small">
        {views
          .filter((one) => one !== 'favourites' || withFavourites)
          .map((one) => (
            <FilterChip
              key={one}
              pressed={one === view}
              onToggle={() => onChange(one === view ? 'all' : one)}
            >
              {t(`view.${one}`, { count: nearDays })}
            </FilterChip>
          ))}
      </Row>
    </div>
  );
}
