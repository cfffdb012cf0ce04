import { writeAudit } from '../audit';
import type { Caller, HeldLock, Session } from '../authorization';
import type { Database, Query } from '../database';
import type { Passwords } from '../passwords';

/** How often a PIN may be given; who has used them up signs in. */
const pinTries = 5;

export interface NewLock extends Omit<HeldLock, 'triesLeft'> {
  sessionId: string;
  /** Undefined where no PIN was set. */
  pinHash: string | undefined;
}

/**
 * Locks the device of this sign-in, and notes it for the household. Security runs on the machine's time, as the
 * sign-in's own does; `now` is the product's, for the note.
 */
export function lockDevice(
  { tx }: Database,
  caller: Caller,
  { contract, householdId, purpose, sessionId, pinHash }: NewLock,
  now: Date,
): Promise<unknown> {
  return tx(async (q) => {
    await q(
      `insert into device_lock (session_id, contract, household_id, purpose, locked_at, pin_hash, tries_left)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (session_id) do update set contract = excluded.contract, household_id = excluded.household_id,
         purpose = excluded.purpose, locked_at = excluded.locked_at, pin_hash = excluded.pin_hash,
         tries_left = excluded.tries_left, ended_at = null, released_at = null`,
      [
        sessionId,
        contract,
        householdId,
        purpose,
        new Date().toISOString(),
        pinHash,
        pinHash === undefined ? undefined : pinTries,
      ],
    );
    await writeAudit(q, caller, { at: now.toISOString(), action: 'device.locked', householdId });
  });
}

interface LockRow extends Omit<HeldLock, 'triesLeft'> {
  triesLeft: number | null;
  holds: boolean;
  endNoted: boolean;
}

/**
 * The lock of this sign-in, unless its PIN has ended it or somebody has signed in again since: `auth_time` counts whole
 * seconds. The first call after that notes the end.
 */
export async function findDeviceLock(
  database: Database,
  caller: Caller,
  { id, authTime }: Session,
  now: Date,
): Promise<HeldLock | undefined> {
  const [row] = await database.q<LockRow>(
    `select purpose, household_id as "householdId", contract, tries_left as "triesLeft", ended_at is not null as "endNoted",
            released_at is null and floor(extract(epoch from locked_at)) >= $2 as holds
     from device_lock where session_id = $1`,
    [id, authTime],
  );
  if (!row) return undefined;
  const { holds, endNoted: endAudited, triesLeft, ...lock } = row;
  if (!holds && !endAudited)
    await database.tx((q) => noteEnd(q, { ...caller, contract: lock.contract }, id, now));
  return holds ? { ...lock, triesLeft: triesLeft ?? undefined } : undefined;
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

/**
 * Whether a PIN is the one of the lock; `none` when there is none or no try left. Takes one of the tries, whatever comes of
 * it: who tries many at once has no more of them. One that could not be compared (503) is given back.
 */
export async function tryPin(
  { q, passwords }: { q: Query; passwords: Passwords },
  { id }: Session,
  pin: string,
): Promise<'right' | 'wrong' | 'none'> {
  const [row] = await q<{ pinHash: string | null }>(
    `update device_lock set tries_left = tries_left - 1
     where session_id = $1 and tries_left > 0 and released_at is null returning pin_hash as "pinHash"`,
    [id],
  );
  const pinHash = row?.pinHash;
  if (!pinHash) return 'none';
  // a wrong one at the same moment may have taken the hash away; a lock with another PIN since is left alone
  const giveBack = () =>
    q(
      `update device_lock set tries_left = least(tries_left + 1, ${pinTries}), pin_hash = $2
       where session_id = $1 and tries_left is not null and coalesce(pin_hash, $2) = $2`,
      [id, pinHash],
    );
  return (await passwords.matches(pin, pinHash, giveBack)) ? 'right' : 'wrong';
}

/** After a wrong PIN; with the last try goes what it was compared with. Answers how many are left. */
export async function triesLeftAfter({ q }: Database, { id }: Session): Promise<number> {
  const [row] = await q<{ triesLeft: number }>(
    `update device_lock set pin_hash = case when tries_left = 0 then null else pin_hash end
     where session_id = $1 returning tries_left as "triesLeft"`,
    [id],
  );
  return row?.triesLeft ?? 0;
}

/** The PIN was right: the lock holds for no token of this sign-in any more, and that is noted. */
export function releaseDevice(
  { tx }: Database,
  caller: Caller,
  { id }: Session,
  now: Date,
): Promise<unknown> {
  return tx(async (q) => {
    await q(
      'update device_lock set released_at = $2, pin_hash = null, tries_left = null where session_id = $1',
      [id, new Date().toISOString()],
    );
    await noteEnd(q, caller, id, now);
  });
}
