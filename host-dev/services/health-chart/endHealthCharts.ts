import type { EndedHealthChart } from '@vp-digital/core/contracts';
import { writeAudit } from '../audit';
import { type Caller, systemCaller } from '../authorization';
import type { Database, Query } from '../database';
import type { PersonKeyStore } from '../sealing';

export interface ChartPlace {
  householdId: string;
  personId: string;
}

/** Nobody in person: the time is over. */
const housekeeping = systemCaller('housekeeping');

/**
 * Removes a person's health answers and leaves the record of them, without what they said. The key is noted to be
 * destroyed, by `destroyDueKeys` after the transaction. Answers whether there were any.
 */
export async function endHealthChart(
  q: Query,
  caller: Caller,
  { householdId, personId }: ChartPlace,
  { reason, at }: Pick<EndedHealthChart, 'reason' | 'at'>,
): Promise<boolean> {
  const ended = await q(
    `with gone as (delete from health_chart where household_id = $1 and person_id = $2 returning *)
     insert into health_chart_end
       (household_id, person_id, version, reason, at, given_on, answers, checksum, copied)
     select household_id, person_id, version, $3, $4, given_on, answers, checksum,
       coalesce(copied_version = version, false) from gone
     returning person_id`,
    [householdId, personId, reason, at],
  );
  if (ended.length === 0) return false;
  await writeAudit(q, caller, { at, action: 'health.ended', householdId, subjectId: personId });
  return true;
}

/** Ends the answers whose time is over. */
export async function endExpiredHealthCharts({ q, tx }: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  const places = await q<ChartPlace>(
    `select household_id as "householdId", person_id as "personId" from health_chart where kept_until <= $1`,
    [at],
  );
  for (const place of places)
    await tx((transaction) => endHealthChart(transaction, housekeeping, place, { reason: 'expired', at }));
}

/** Destroys the keys of what was removed, for good; those that cannot be reached now are left to the next time. */
export async function destroyDueKeys({ q }: Pick<Database, 'q'>, keys: PersonKeyStore): Promise<void> {
  const due = await q<{ id: string }>('select key_id as id from health_key_due');
  for (const { id } of due) {
    await keys.destroy(id);
    await q('delete from health_key_due where key_id = $1', [id]);
  }
}
