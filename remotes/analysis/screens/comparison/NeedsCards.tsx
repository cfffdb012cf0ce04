import { NeedTable, type NeedTableProps, UnknownNeeds } from '@vp-digital/core/forms';
import { adults, type NeedComparison, type ShownNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, Empty, FilterChip, Row, SelectField, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { ComparisonData } from '../../shared/needs/data';

export interface NeedsCardsProps extends Omit<NeedTableProps, 'rows'> {
  data: ComparisonData;
  comparison: NeedComparison;
  onlyOpen: boolean;
  onFilter(onlyOpen: boolean): void;
}

const levels = ['1', '2', '3'] as const;

/**
 * All topics of a household, optionally of one person or level: open ones by rank, settled ones, those not yet known.
 */
export function NeedsCards({
  comparison: { open, settled, unknown },
  data,
  onlyOpen,
  onFilter,
  ...table
}: NeedsCardsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison' });
  const { t: code } = useTranslation('household/needDecisions');
  const { t: needs } = useTranslation('household/needTable');
  const [level, setLevel] = useState<(typeof levels)[number]>();
  const [personId, setPersonId] = useState<string>();
  const people = adults(data);
  const all: ShownNeed[] = onlyOpen ? [...open] : [...open, ...settled];
  const rows = all.filter(
    (row) =>
      (level === undefined || row.level === Number(level)) &&
      (personId === undefined || row.personId === undefined || row.personId === personId), // shared ones too
  );
  return (
    <>
      {open.length + settled.length > 0 && (
        <Card
          title={needs('table')}
          actions={
            <Row>
              <FilterChip pressed={onlyOpen} onToggle={() => onFilter(!onlyOpen)}>
                {t('onlyOpen')}
              </FilterChip>
              <SelectField
                compact
                writes={false}
                label={t('filter.level')}
                emptyLabel={t('filter.levels')}
                placeholder={t('filter.levels')}
                options={levels.map((value) => ({ value, label: code(`level.${value}`) }))}
                value={level}
                onChange={setLevel}
              />
              {people.length > 1 && (
                <SelectField
                  compact
                  writes={false}
                  label={t('filter.person')}
                  emptyLabel={t('filter.persons')}
                  placeholder={t('filter.persons')}
                  options={people.map(({ id, name }) => ({ value: id, label: name }))}
                  value={personId}
                  onChange={setPersonId}
                />
              )}
            </Row>
          }
        >
          <Stack>
            {rows.length > 0 ? (
              <NeedTable data={data} rows={rows} {...table} />
            ) : (
              <Empty>{t(all.length > 0 ? 'filter.none' : 'nothingOpen')}</Empty>
            )}
            <Caption>{t('scale')}</Caption>
          </Stack>
        </Card>
      )}
      <UnknownNeeds rows={unknown} data={data} />
    </>
  );
}
