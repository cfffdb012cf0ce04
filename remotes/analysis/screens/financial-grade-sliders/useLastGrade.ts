import { financialGradeFigure } from '@vp-digital/core/household';
import { skipToken } from '@vp-digital/core/libs/query';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { proposedPoint, useFrozenSections } from '@vp-digital/core/snapshots';
import { useSeenSnapshots, useSnapshotQuery } from '../../shared/snapshots/snapshotsApi';

/**
 * The grade of the last state of an earlier day, for those who may see it: as it was computed then, and from the documents of
 * that day where the state does not hold it.
 */
export function useLastGrade(): { grade: number; day: string } | undefined {
  const householdId = useHouseholdId();
  const { date, day } = useFormat();
  const thisDay = date(useHost().clock.today());
  const snapshotId = proposedPoint(useSeenSnapshots(), (instant) => day(instant) === thisDay);
  const { data } = useSnapshotQuery(snapshotId === undefined ? skipToken : { householdId, snapshotId });
  const sections = useFrozenSections(data);
  if (!data) return undefined;
  const { derived, referenceDate } = data.payload;
  const outcome = sections && financialGradeFigure.of(sections, { date: referenceDate });
  const computed = outcome?.kind === 'computed' ? financialGradeFigure.amount(outcome.value) : undefined;
  const grade = derived?.figures?.['financialGrade'] ?? computed;
  return grade === undefined ? undefined : { grade, day: day(data.createdAt) };
}
