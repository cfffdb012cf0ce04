import { writeAudit } from '../audit';
import { systemCaller } from '../authorization';
import { berlinDay } from '../berlinDay';
import type { Database } from '../database';

/** Nobody in person: the period is over. */
const housekeeping = systemCaller('housekeeping');

/**
 * Removes for good the households whose deletion two persons have decided and of which nothing has to be kept any
 * more, with everything that hangs on them. The audit keeps that they were there.
 */
export async function removeDeleted({ tx }: Database, now: Date): Promise<void> {
  await tx(async (q) => {
    const gone = await q<{ householdId: string }>(
      `delete from household where status = 'deletionRequested' and kept_until < $1
       returning household_id as "householdId"`,
      [berlinDay(now)],
    );
    for (const { householdId } of gone)
      await writeAudit(q, housekeeping, { at: now.toISOString(), action: 'household.deleted', householdId });
  });
}
