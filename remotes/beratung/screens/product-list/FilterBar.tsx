import { productFields, productStages } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Columns, FilterChip, Row, SearchField, SelectField, Stack } from '@vp-digital/core/ui';
import type { ListFilter } from '../../shared/catalogue/judged';

const layers = ['1', '2', '3'] as const;

interface FilterBarProps {
  filter: ListFilter;
  /** Whether products can be starred here. */
  hasFavourites: boolean;
  onChange(filter: ListFilter): void;
}

/** By what the list is narrowed: words, need, stage of the pyramid, Schicht, only what fits. */
export function FilterBar({ filter, hasFavourites, onChange }: FilterBarProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { field, stage, layer, onlyFitting = false, onlyFavourites = false, search = '' } = filter;
  const all = t('filter.all');
  return (
    <Stack gap="medium">
      <SearchField
        label={t('filter.search')}
        placeholder={t('filter.searchHint')}
        value={search}
        onChange={(next) => onChange({ ...filter, search: next })}
      />
      <Columns count={3} kind="fields">
        <SelectField
          label={t('filter.field')}
          writes={false}
          emptyLabel={all}
          placeholder={all}
          options={productFields.map((value) => ({ value, label: t(`field.${value}`) }))}
          value={field}
          onChange={(next) => onChange({ ...filter, field: next })}
        />
        <SelectField
          label={t('filter.stage')}
          writes={false}
          emptyLabel={all}
          placeholder={all}
          options={productStages.map((value) => ({ value, label: t(`stage.${value}`) }))}
          value={stage}
          onChange={(next) => onChange({ ...filter, stage: next })}
        />
        <SelectField
          label={t('filter.layer')}
          writes={false}
          emptyLabel={all}
          placeholder={all}
          options={layers.map((value) => ({ value, label: t(`layer.${value}`) }))}
          value={layers.find((one) => Number(one) === layer)}
          onChange={(next) =>
            onChange({ ...filter, layer: ([1, 2, 3] as const).find((one) => String(one) === next) })
          }
        />
      </Columns>
      <Row gap="small">
        <FilterChip pressed={onlyFitting} onToggle={() => onChange({ ...filter, onlyFitting: !onlyFitting })}>
          {t('filter.onlyFitting')}
        </FilterChip>
        {hasFavourites && (
          <FilterChip
            pressed={onlyFavourites}
            onToggle={() => onChange({ ...filter, onlyFavourites: !onlyFavourites })}
          >
            {t('filter.onlyFavourites')}
          </FilterChip>
        )}
      </Row>
    </Stack>
  );
}
