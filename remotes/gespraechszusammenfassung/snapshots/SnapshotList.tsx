import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Card, type SumColumn, SumTable, TextLink } from '@vp-digital/core/ui';
import { useState } from 'react';
import { Checksum } from './Checksum';
import { type Occasion, OccasionFilter } from './OccasionFilter';
import classes from './SnapshotList.module.css';

/** The snapshots with the figures of their day, newest first. */
export function SnapshotList({ snapshots }: { snapshots: readonly SnapshotSummary[] }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshots' });
  const { euros, number } = useFormat();
  const [occasion, setOccasion] = useState<Occasion>();
  const shown = snapshots.filter((one) => occasion === undefined || one.occasion === occasion);
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const figure = (
    key: 'netMonthly' | 'free' | 'netWorth',
    secondary: boolean,
  ): SumColumn<SnapshotSummary> => ({
    kind: 'figure',
    key,
    header: t(`column.${key}`),
    secondary,
    summed: false,
    value: ({ figures }) => figures[key],
    format: (value) => euros(value),
  });
  const columns: SumColumn<SnapshotSummary>[] = [
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
  return (
    <Card title={t('list')}>
      <OccasionFilter snapshots={snapshots} chosen={occasion} onChoose={setOccasion} />
      <SumTable caption={t('list')} columns={columns} rows={shown} rowKey={({ snapshotId }) => snapshotId} />
    </Card>
  );
}

function SnapshotName({ snapshot }: { snapshot: SnapshotSummary }) {
  const { householdId, snapshotId, label, sha256, createdAt, createdBy } = snapshot;
  const { day } = useFormat();
  return (
    <>
      <TextLink kind="row" href={routes.snapshotReports.href({ householdId, snapshotId })}>
        {label}
      </TextLink>
      <span className={classes['caption']}>
        {day(createdAt)} · {createdBy}
      </span>
      <Checksum sha256={sha256} short />
    </>
  );
}
