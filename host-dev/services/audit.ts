import { createHash, randomUUID } from 'node:crypto';
import type { AuditAction } from '@vp-digital/core/contracts';
import type { Caller } from './authorization';
import type { Query } from './database';

export interface AuditEntry {
  /** ISO time. */
  at: string;
  action: AuditAction;
  householdId?: string;
  subjectId?: string;
  hash?: string;
  /** What was read, by its name; never a value. */
  detail?: string;
}

/** Who did what, when and to which household; never the values themselves. Part of the transaction that does it. */
export const writeAudit = (q: Query, caller: Caller, entry: AuditEntry): Promise<unknown> =>
  insert(q, caller, [{ ...entry, key: randomUUID() }]);

/**
 * Notes that something was read. Screens read the same again and again: one row per hour says who has seen it, so its
 * key is made of what it says.
 */
export const noteRead = (q: Query, caller: Caller, entry: AuditEntry): Promise<unknown> =>
  noteReads(q, caller, [entry]);

/** Notes all of them or none. */
export const noteReads = (q: Query, caller: Caller, entries: readonly AuditEntry[]): Promise<unknown> =>
  insert(
    q,
    caller,
    entries.map((entry) => ({ ...entry, key: keyOf(caller, entry) })),
  );

function keyOf(caller: Caller, { at, action, householdId, subjectId, detail }: AuditEntry): string {
  const hour = at.slice(0, 'YYYY-MM-DDTHH'.length);
  const said = [...who(caller), caller.contract, action, householdId, subjectId, detail, hour];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}

/** The household and those that it has taken in: what was noted of them before stands under their own ids. */
export const filesOf = (household: `$${number}`) =>
  `select ${household}::uuid union all
   select household_id from merged_household where into_household_id = ${household}::uuid`;

/** Who really acted, and in whose role. */
const who = ({ userId, impersonation }: Caller): [user: string, asUser: string | undefined] =>
  impersonation ? [impersonation.actor, userId] : [userId, undefined];

/** In the order of their keys: who notes the same at once waits for the other, never both for each other. */
const insert = (q: Query, caller: Caller, entries: readonly (AuditEntry & { key: string })[]) =>
  q(
    `insert into audit (audit_id, at, user_id, as_user, contract, action, household_id, subject_id, hash, detail)
     select e.key, e.at, $2, $3, $4, e.action, e."householdId", e."subjectId", e.hash, e.detail
     from jsonb_to_recordset($1) as e (key uuid, at timestamptz, action text, "householdId" uuid,
       "subjectId" uuid, hash text, detail text)
     order by e.key
     on conflict do nothing`,
    [entries, ...who(caller), caller.contract],
  );
