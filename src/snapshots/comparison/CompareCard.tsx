import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSnapshotName } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, Columns, Empty, SelectField, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { Comparison } from './Comparison';
import { PointInTime, type UseSnapshot } from './PointInTime';
import { proposedPoint, today } from './pointsInTime';

export interface CompareCardProps {
  snapshots: readonly SnapshotSummary[];
  useSnapshot: UseSnapshot;
}

/**
 * Two points in time chosen and laid side by side: of two snapshots, or of a snapshot and today. The page has the documents
 * `comparedDocuments`.
 */
export function CompareCard({ snapshots, useSnapshot }: CompareCardProps) {
  const { t } = useTranslation('household/snapshots', { keyPrefix: 'compare' });
  const { date, day } = useFormat();
  const labelOf = useSnapshotName();
  const thisDay = date(useHost().clock.today());
  const [chosenBefore, setBefore] = useState<string>();
  const [after, setAfter] = useState<string>(today);
  const before = chosenBefore ?? proposedPoint(snapshots, (instant) => day(instant) === thisDay);
  const options = [
    { value: today, label: t('today') },
    ...snapshots.map((one) => ({
      value: one.snapshotId,
      label: one.purpose ? labelOf(one) : t('option', { label: one.label, day: day(one.createdAt) }),
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
          <PointInTime point={before} useSnapshot={useSnapshot}>
            {(earlier) => (
              <PointInTime point={after} useSnapshot={useSnapshot}>
                {(later) => <Comparison points={{ before: earlier, after: later }} names={names} />}
              </PointInTime>
            )}
          </PointInTime>
        )}
      </Stack>
    </Card>
  );
}
