import { rulesOf } from '@vp-digital/core/household';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { isWaitingAt } from '../intakes';

/** How much each of these households has asked or sent that waits; questions only for who may read them. */
export async function readWaiting(
  q: Query,
  { permissions }: Caller,
  households: readonly { householdId: string }[],
  now: Date,
): Promise<Map<string, number>> {
  if (households.length === 0) return new Map();
  const { read: needed } = rulesOf('recap');
  const rows = await q<{ householdId: string; count: number }>(
    `select asked.household_id as "householdId",
       (select count(*) from intake_link l
          where l.household_id = asked.household_id and l.sent_at is not null and ${isWaitingAt('$2')})::int
       + (select count(*) from snapshot n join report r on r.snapshot_id = n.snapshot_id
            join report_question a on a.report_id = r.report_id
          where $3 and n.household_id = asked.household_id and a.answered_at is null)::int as count
     from (select value::uuid as household_id from jsonb_array_elements_text($1::jsonb) as value) as asked`,
    [
      JSON.stringify(households.map(({ householdId }) => householdId)),
      now.toISOString(),
      needed === undefined || permissions.has(needed),
    ],
  );
  return new Map(rows.map(({ householdId, count }) => [householdId, count]));
}
