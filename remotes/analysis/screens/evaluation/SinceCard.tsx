import type { SnapshotSummary } from '@vp-digital/core/contracts';
import type { NeedComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLastChange } from '@vp-digital/core/micro-app';
import { fromQuery } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { GapChanges, proposedPoint, SinceState, useFrozenSections } from '@vp-digital/core/snapshots';
import { Card, Empty } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { useSeenSnapshots, useSnapshotQuery } from '../../shared/snapshots/snapshotsApi';
import type { EvaluationData } from './data';
import { DecisionsTable, type DecisionsTableProps } from './DecisionsTable';

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
  const decisions = (then?: DecisionsTableProps['then']) => (
    <Card title={t('decisions')} caption={caption}>
      <DecisionsTable data={data} comparison={comparison} then={then} />
    </Card>
  );
  return snapshot ? <WithState snapshot={snapshot} decisions={decisions} /> : decisions();
}

interface WithStateProps {
  snapshot: SnapshotSummary;
  decisions(then: DecisionsTableProps['then']): ReactNode;
}

/** What is decided stands in any case; what a state says of it joins once the state can be read. */
function WithState({ snapshot, decisions }: WithStateProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluationSince' });
  const { day } = useFormat();
  const { householdId, snapshotId, createdAt, label } = snapshot;
  const kept = useSnapshot({ householdId, snapshotId });
  const sections = useFrozenSections(kept.status === 'ready' ? kept.data : undefined);
  const kind = kept.status === 'error' && kept.error.kind;
  return (
    <>
      {decisions(sections && { day: day(createdAt), decisions: sections.needDecisions })}
      <Card title={t('since', { day: day(createdAt) })} caption={label}>
        {kind === 'forbidden' || kind === 'invalid' ? ( // the page stands without it
          <Empty>{t('closed')}</Empty>
        ) : (
          <SinceState snapshot={snapshot} useSnapshot={useSnapshot}>
            {(compared) => <GapChanges {...compared} />}
          </SinceState>
        )}
      </Card>
    </>
  );
}
