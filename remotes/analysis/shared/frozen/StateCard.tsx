import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Row, TextLink } from '@vp-digital/core/ui';
import { useSeenSnapshots } from '../snapshots/snapshotsApi';
import type { SnapshotRoute } from './snapshotRoute';
import type { FrozenState } from './useFrozenState';

export interface StateCardProps {
  state: FrozenState;
  /** The page that shows other states too. */
  route: Pick<SnapshotRoute, 'href'>;
  /** Whether what the page shows was computed then; older states did not keep it. */
  isKept(state: FrozenState): boolean;
}

/** Of which day a state is and by which rules it was computed, that it is unchanged, and the states before and after it. */
export function StateCard({ state, route, isKept }: StateCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'frozen' });
  const { date, day } = useFormat();
  const { householdId, snapshotId, label, payload } = state.snapshot;
  const snapshots = useSeenSnapshots(); // newest first
  const at = snapshots.findIndex((one) => one.snapshotId === snapshotId);
  const neighbours = {
    earlier: at < 0 ? undefined : snapshots[at + 1],
    later: at < 0 ? undefined : snapshots[at - 1],
  };
  return (
    <Card
      title={t('unchanged', { day: date(state.date) })}
      caption={t(isKept(state) ? 'rules' : 'computedNow', {
        label,
        version: payload.engineVersion,
        year: payload.lawYear,
      })}
    >
      {(neighbours.earlier || neighbours.later) && (
        <Row>
          {sides.map((side) => {
            const other = neighbours[side];
            return (
              other && (
                <TextLink key={side} href={route.href({ householdId, snapshotId: other.snapshotId })}>
                  {t(side, { day: day(other.createdAt), label: other.label })}
                </TextLink>
              )
            );
          })}
        </Row>
      )}
    </Card>
  );
}

const sides = ['earlier', 'later'] as const;
