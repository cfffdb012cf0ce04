import type { NeedComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLastChange } from '@vp-digital/core/micro-app';
import { fromQuery } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { GapChanges, proposedPoint, SinceState } from '@vp-digital/core/snapshots';
import { Card } from '@vp-digital/core/ui';
import { useSeenSnapshots, useSnapshotQuery } from '../snapshotsApi';
import type { EvaluationData } from './data';
import { DecisionsTable } from './DecisionsTable';

export interface SinceCardProps {
  data: EvaluationData;
  comparison: NeedComparison;
}

const useSnapshot = (place: Parameters<typeof useSnapshotQuery>[0]) => fromQuery(useSnapshotQuery(place));

/** What the household has decided, by whom it was recorded last, and what it had decided when a state was kept; what has changed since. */
export function SinceCard({ data, comparison }: SinceCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluationSince' });
  const { date, day } = useFormat();
  const thisDay = date(useHost().clock.today());
  const snapshots = useSeenSnapshots();
  const change = useLastChange(['needDecisions']);
  const snapshotId = proposedPoint(snapshots, (instant) => day(instant) === thisDay);
  const snapshot = snapshots.find((one) => one.snapshotId === snapshotId);
  const caption =
    change &&
    t(change.by === undefined ? 'changed' : 'changedBy', { day: day(change.at), name: change.by ?? '' });
  if (!snapshot)
    return (
      <Card title={t('decisions')} caption={caption}>
        <DecisionsTable data={data} comparison={comparison} />
      </Card>
    );
  return (
    <>
      <Card title={t('decisions')} caption={caption}>
        <SinceState snapshot={snapshot} useSnapshot={useSnapshot}>
          {({ points, names }) => (
            <DecisionsTable
              data={data}
              comparison={comparison}
              then={{ day: names.before, decisions: points.before.data.needDecisions }}
            />
          )}
        </SinceState>
      </Card>
      <Card title={t('since', { day: day(snapshot.createdAt) })} caption={snapshot.label}>
        <SinceState snapshot={snapshot} useSnapshot={useSnapshot}>
          {(compared) => <GapChanges {...compared} />}
        </SinceState>
      </Card>
    </>
  );
}
