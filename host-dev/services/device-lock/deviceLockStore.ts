import { writeAudit } from '../audit';
import type { Caller, HeldLock, Session } from '../authorization';
import type { Database, Query } from '../database';

/**
 * Locks the device of this sign-in, and notes it for the household. Security runs on the machine's time, as the
 * sign-in's own does; `now` is the product's, for the note.
 */
export function lockDevice(
  { tx }: Database,
  caller: Caller,
  { contract, householdId, purpose, sessionId }: HeldLock & { sessionId: string },
  now: Date,
): Promise<unknown> {
  return tx(async (q) => {
    await q(
      `insert into device_lock (session_id, contract, household_id, purpose, locked_at) values ($1, $2, $3, $4, $5)
       on conflict (session_id) do update set contract = excluded.contract, household_id = excluded.household_id,
         purpose = excluded.purpose, locked_at = excluded.locked_at, ended_at = null`,
      [sessionId, contract, householdId, purpose, new Date().toISOString()],
    );
    await writeAudit(q, caller, { at: now.toISOString(), action: 'device.locked', householdId });
  });
}

interface LockRow extends HeldLock {
  holds: boolean;
  endNoted: boolean;
}

/**
 * The lock of this sign-in, unless somebody has signed in again since: `auth_time` counts whole seconds. The first call
 * after that notes the end.
 */
export async function findDeviceLock(
  database: Database,
  caller: Caller,
  { id, authTime }: Session,
  now: Date,
): Promise<HeldLock | undefined> {
  const [row] = await database.q<LockRow>(
    `select purpose, household_id as "householdId", contract, ended_at is not null as "endNoted",
            floor(extract(epoch from locked_at)) >= $2 as holds
     from device_lock where session_id = $1`,
    [id, authTime],
  );
  if (!row) return undefined;
  const { holds, endNoted, ...lock } = row;
  if (!holds && !endNoted)
    await database.tx((q) => noteEnd(q, { ...caller, contract: lock.contract }, id, now));
  return holds ? lock : undefined;
}

/** Calls that come at once note it once. */
async function noteEnd(q: Query, caller: Caller, sessionId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const [ended] = await q<{ householdId: string }>(
    `update device_lock set ended_at = $2 where session_id = $1 and ended_at is null
     returning household_id as "householdId"`,
    [sessionId, at],
  );
  if (ended) await writeAudit(q, caller, { at, action: 'device.unlocked', ...ended });
}
