import type { NeedComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, Empty, FilterChip, Row, Stack } from '@vp-digital/core/ui';
import type { ComparisonData } from './data';
import { NeedTable, type NeedTableProps } from './NeedTable';
import { UnknownNeeds } from './UnknownNeeds';

export interface NeedsCardsProps extends Omit<NeedTableProps, 'rows'> {
  data: ComparisonData;
  comparison: NeedComparison;
  onlyOpen: boolean;
  onFilter(onlyOpen: boolean): void;
}

/** All topics of a household: open ones by rank, what is in order, and what nobody can tell yet. */
export function NeedsCards({
  comparison: { open, settled, unknown },
  data,
  onlyOpen,
  onFilter,
  ...table
}: NeedsCardsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison' });
  const rows = onlyOpen ? open : [...open, ...settled];
  return (
    <>
      {open.length + settled.length > 0 && (
        <Card
          title={t('table')}
          actions={
            <Row>
              <FilterChip pressed={onlyOpen} onToggle={() => onFilter(!onlyOpen)}>
                {t('onlyOpen')}
              </FilterChip>
            </Row>
          }
        >
          <Stack>
            {rows.length > 0 ? (
              <NeedTable data={data} rows={rows} {...table} />
            ) : (
              <Empty>{t('nothingOpen')}</Empty>
            )}
            <Caption>{t('scale')}</Caption>
          </Stack>
        </Card>
      )}
      <UnknownNeeds rows={unknown} data={data} />
    </>
  );
}
