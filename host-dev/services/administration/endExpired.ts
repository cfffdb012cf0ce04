import { writeAudit } from '../audit';
import { systemCaller } from '../authorization';
import { berlinDay } from '../berlinDay';
import type { Database } from '../database';
import { refreshSearch } from '../households';

/** Nobody in person: the day is over. */
const housekeeping = systemCaller('housekeeping');

/** Closes households to the contracts to which they were opened until a day that is over. */
export async function endExpired({ tx }: Database, now: Date): Promise<void> {
  await tx(async (q) => {
    const ended = await q<{ householdId: string }>(
      `delete from household_access where until < $1 and kind <> 'OWN' returning household_id as "householdId"`,
      [berlinDay(now)],
    );
    for (const { householdId } of ended) {
      await refreshSearch(q, householdId);
      await writeAudit(q, housekeeping, { at: now.toISOString(), action: 'access.ended', householdId });
    }
  });
}
