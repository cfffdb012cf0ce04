import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { freeAmountFigure, householdNetFigure, netWorthFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { appointmentIn, permissions } from '@vp-digital/core/reference';
import { Card, Empty, FilterChip, Row, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useState } from 'react';
import { ChoiceFilter } from '../../shared/snapshot-lists/ChoiceFilter';
import { isKnown } from '../../shared/snapshot-lists/isKnown';
import { SnapshotName } from './SnapshotName';

/** The snapshots with the figures of their day, newest first. */
export function SnapshotList({ snapshots }: { snapshots: readonly SnapshotSummary[] }) {
  const { t } = useTranslation('gespraechszusammenfassung');
  const [year, setYear] = useState<string>();
  const [appointmentId, setAppointmentId] = useState(appointmentIn(useLocation().search));
  const [occasion, setOccasion] = useState<SnapshotSummary['occasion']>();
  const shown = snapshots.filter(
    (one) =>
      (year === undefined || yearOf(one.createdAt) === year) &&
      (appointmentId === undefined || one.appointmentId === appointmentId) &&
      (occasion === undefined || one.occasion === occasion),
  );
  const columns = useColumns();
  return (
    <Card title={t('snapshots.list')}>
      <Stack gap="small">
        {appointmentId !== undefined && (
          <Row>
            <FilterChip pressed onToggle={() => setAppointmentId(undefined)}>
              {t('snapshots.ofAppointment')}
            </FilterChip>
          </Row>
        )}
        <ChoiceFilter
          label={t('snapshots.filterYear')}
          values={snapshots.map(({ createdAt }) => yearOf(createdAt))}
          nameOf={(value) => value}
          chosen={year}
          onChoose={setYear}
        />
        <ChoiceFilter
          label={t('snapshots.filter')}
          values={snapshots.map((one) => one.occasion)}
          nameOf={(value) => t(`report.occasion.${value}`)}
          chosen={occasion}
          onChoose={setOccasion}
        />
      </Stack>
      {shown.length === 0 ? (
        <Empty>{t('snapshots.noneOfThese')}</Empty>
      ) : (
        <SumTable
          caption={t('snapshots.list')}
          columns={columns}
          rows={shown}
          rowKey={({ snapshotId }) => snapshotId}
        />
      )}
    </Card>
  );
}

const figures = {
  netMonthly: householdNetFigure,
  free: freeAmountFigure,
  netWorth: netWorthFigure,
} as const;

function useColumns(): SumColumn<SnapshotSummary>[] {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshots' });
  const { word } = useFigureTexts();
  const { euros, number } = useFormat();
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const figure = (
    key: 'netMonthly' | 'free' | 'netWorth',
    secondary: boolean,
  ): SumColumn<SnapshotSummary> => ({
    kind: 'figure',
    key,
    header: key === 'netWorth' ? word('netWorth') : t(`column.${key}`),
    secondary,
    summed: false,
    value: ({ figures }) => (isKnown(figures, key) ? figures[key] : undefined),
    format: euros,
    cell: ({ figures: known }) =>
      isKnown(known, key) ? <OfFigure figure={figures[key]}>{euros(known[key])}</OfFigure> : undefined,
  });
  return [
    {
      kind: 'text',
      key: 'label',
      header: t('column.label'),
      cell: (snapshot) => <SnapshotName snapshot={snapshot} />,
    },
    figure('netMonthly', true),
    figure('free', false),
    ...(canSeeBalance ? [figure('netWorth', true)] : []),
    {
      kind: 'figure',
      key: 'reports',
      header: t('column.reports'),
      secondary: true,
      summed: false,
      value: ({ reports }) => reports,
      format: (value) => number(value),
    },
  ];
}

/** The year of an instant on the clock of Berlin, as `2026`. */
const yearOf = (instant: string): string => berlinYear.format(new Date(instant));

const berlinYear = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric' });
