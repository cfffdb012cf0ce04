import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { noHousehold } from '../http/ServiceError';
import { type Caller, isVisibleTo } from '../authorization';
import type { Query } from '../database';
import { berlinDay } from '../berlinDay';
import { summaryColumns } from './listHouseholds';
import { refreshCompleteness } from './refreshCompleteness';

/**
 * Notes that the caller has opened a household, and how far it is recorded by then. Throws 403 for one that is not theirs.
 */
export async function noteVisit(q: Query, caller: Caller, householdId: string, at: Date): Promise<void> {
  const recorded = await q(
    `insert into household_visit (user_id, household_id, at)
     select $1, h.household_id, $4 from household h where h.household_id = $2 and ${isVisibleTo('$3', '$1')}
     on conflict (user_id, household_id) do update set at = excluded.at returning user_id`,
    [caller.userId, householdId, caller.contract, at.toISOString()],
  );
  if (recorded.length === 0) throw noHousehold();
  await refreshCompleteness(q, householdId, berlinDay(at));
}

/** What the caller has opened last, of what is open to them now; the last one first. */
export const recentHouseholds = (
  q: Query,
  caller: Caller,
  { most, today }: { most: number; today: string },
): Promise<HouseholdSummary[]> =>
  q<HouseholdSummary>(
    `select ${summaryColumns('$2', '$4')}
     from household_visit v join household h on h.household_id = v.household_id
     where v.user_id = $1 and ${isVisibleTo('$2', '$1')}
     order by v.at desc, h.sort_name, h.household_id limit $3`,
    [caller.userId, caller.contract, most, today],
  );
