import type { DeviceLockRequest } from '@vp-digital/core/contracts';
import type { HeldLock, Session } from '../authorization';
import type { Query } from '../database';

/**
 * Locks the device of this sign-in. Security runs on the machine's time, as the sign-in's own does, not on the product's
 * clock.
 */
export async function lockDevice(
  q: Query,
  { id }: Session,
  contract: string,
  { purpose, householdId }: DeviceLockRequest,
): Promise<void> {
  await q(
    `insert into device_lock (session_id, contract, household_id, purpose, locked_at) values ($1, $2, $3, $4, $5)
     on conflict (session_id) do update set contract = excluded.contract, household_id = excluded.household_id,
       purpose = excluded.purpose, locked_at = excluded.locked_at`,
    [id, contract, householdId, purpose, new Date().toISOString()],
  );
}

/** The lock of this sign-in, unless somebody has signed in again since: `auth_time` counts whole seconds. */
export async function findDeviceLock(q: Query, { id, authTime }: Session): Promise<HeldLock | undefined> {
  const [lock] = await q<HeldLock>(
    `select purpose, household_id as "householdId", contract from device_lock
     where session_id = $1 and floor(extract(epoch from locked_at)) >= $2`,
    [id, authTime],
  );
  return lock;
}
