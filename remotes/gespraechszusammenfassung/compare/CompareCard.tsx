import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, Columns, Empty, SelectField, Skeleton, Stack } from '@vp-digital/core/ui';
import { lazy, Suspense, useState } from 'react';
import { PointInTime } from './PointInTime';
import { proposedPoint, today } from './pointsInTime';

/** Fetched with the first comparison: the list does not need what computes one. */
const Comparison = lazy(() => import('./Comparison'));

/** Two points in time chosen and laid side by side: of two snapshots, or of a snapshot and today. */
export function CompareCard({ snapshots }: { snapshots: readonly SnapshotSummary[] }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'compare' });
  const { date, day } = useFormat();
  const thisDay = date(useHost().clock.today());
  const [chosenBefore, setBefore] = useState<string>();
  const [after, setAfter] = useState<string>(today);
  const before = chosenBefore ?? proposedPoint(snapshots, (instant) => day(instant) === thisDay);
  const options = [
    { value: today, label: t('today') },
    ...snapshots.map(({ snapshotId, label, createdAt }) => ({
      value: snapshotId,
      label: t('option', { label, day: day(createdAt) }),
    })),
  ];
  const nameOf = (point: string | undefined) => {
    const snapshot = snapshots.find(({ snapshotId }) => snapshotId === point);
    return snapshot ? day(snapshot.createdAt) : t('today');
  };
  const names = { before: nameOf(before), after: nameOf(after) };
  if (before === undefined) return undefined;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack>
        <Columns>
          <SelectField
            writes={false}
            label={t('before')}
            options={options}
            value={before}
            onChange={(point) => point && setBefore(point)}
          />
          <SelectField
            writes={false}
            label={t('after')}
            options={options}
            value={after}
            onChange={(point) => point && setAfter(point)}
          />
        </Columns>
        {before === after ? (
          <Empty>{t('same')}</Empty>
        ) : (
          <Suspense fallback={<Skeleton shape="card" />}>
            <PointInTime point={before}>
              {(earlier) => (
                <PointInTime point={after}>
                  {(later) => <Comparison points={{ before: earlier, after: later }} names={names} />}
                </PointInTime>
              )}
            </PointInTime>
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
