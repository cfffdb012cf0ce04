import type { Snapshot } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { skipToken } from '@vp-digital/core/libs/query';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { proposedPoint, useFrozenSections } from '@vp-digital/core/snapshots';
import { useSeenSnapshots, useSnapshotQuery } from '../../shared/snapshots/snapshotsApi';
import type { OtherTime } from '../../shared/budget/BudgetTable';
import { storedBudget } from '../../shared/budget/budgetRows';

/** The last state of an earlier day that was kept, for those who may see it; none where there is none. */
export function useLastState(): { state: Loaded<Snapshot> | undefined; last: OtherTime | undefined } {
  const { t } = useTranslation('analysis', { keyPrefix: 'budget' });
  const householdId = useHouseholdId();
  const { date, day } = useFormat();
  const thisDay = date(useHost().clock.today());
  const snapshots = useSeenSnapshots();
  const snapshotId = proposedPoint(snapshots, (instant) => day(instant) === thisDay);
  const query = useSnapshotQuery(snapshotId === undefined ? skipToken : { householdId, snapshotId });
  const data = useFrozenSections(query.data);
  const state = snapshotId === undefined ? undefined : fromQuery(query);
  const { payload, createdAt } = query.data ?? {};
  const last =
    payload && createdAt !== undefined && data
      ? {
          difference: t('since', { day: day(createdAt) }),
          budget: storedBudget(data, { date: payload.referenceDate, derived: payload.derived }),
        }
      : undefined;
  return { state, last };
}
