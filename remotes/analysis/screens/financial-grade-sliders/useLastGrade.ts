import { skipToken } from '@vp-digital/core/libs/query';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { proposedPoint } from '@vp-digital/core/snapshots';
import { useSeenSnapshots, useSnapshotQuery } from '../../shared/snapshots/snapshotsApi';

/** The grade of the last state of an earlier day, for those who may see it; as it was computed then. */
export function useLastGrade(): { grade: number; day: string } | undefined {
  const householdId = useHouseholdId();
  const { date, day } = useFormat();
  const thisDay = date(useHost().clock.today());
  const snapshotId = proposedPoint(useSeenSnapshots(), (instant) => day(instant) === thisDay);
  const { data } = useSnapshotQuery(snapshotId === undefined ? skipToken : { householdId, snapshotId });
  const grade = data?.payload?.derived?.figures?.['financialGrade'];
  return typeof grade === 'number' && data ? { grade, day: day(data.createdAt) } : undefined;
}
