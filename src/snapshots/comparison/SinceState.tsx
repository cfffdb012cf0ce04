import type { SnapshotSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ReactNode } from 'react';
import type { ComparisonProps } from './Comparison';
import { PointInTime, type UseSnapshot } from './PointInTime';
import { today } from './pointsInTime';

export interface SinceStateProps {
  snapshot: SnapshotSummary;
  useSnapshot: UseSnapshot;
  children: (compared: ComparisonProps) => ReactNode;
}

/** A snapshot compared with today, fetched and checked. The page has the documents `comparedDocuments`. */
export function SinceState({ snapshot, useSnapshot, children }: SinceStateProps) {
  const { t } = useTranslation('household/snapshots', { keyPrefix: 'compare' });
  const { day } = useFormat();
  const names = { before: day(snapshot.createdAt), after: t('today') };
  return (
    <PointInTime point={snapshot.snapshotId} useSnapshot={useSnapshot}>
      {(before) => (
        <PointInTime point={today} useSnapshot={useSnapshot}>
          {(after) => children({ points: { before, after }, names })}
        </PointInTime>
      )}
    </PointInTime>
  );
}
