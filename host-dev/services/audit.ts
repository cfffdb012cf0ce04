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
  insert(q, randomUUID(), caller, entry);

/**
 * Notes that something was read. Screens read the same again and again: one row per hour says who has seen it, so its
 * key is made of what it says.
 */
export function noteRead(q: Query, caller: Caller, entry: AuditEntry): Promise<unknown> {
  const { at, action, householdId, subjectId, detail } = entry;
  const hour = at.slice(0, 'YYYY-MM-DDTHH'.length);
  const said = [...who(caller), caller.contract, action, householdId, subjectId, detail, hour];
  return insert(
    q,
    createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32),
    caller,
    entry,
  );
}

/** The household and those that it has taken in: what was noted of them before stands under their own ids. */
export const filesOf = (household: `$${number}`) =>
  `select ${household}::uuid union all
   select household_id from merged_household where into_household_id = ${household}::uuid`;

/** Who really acted, and in whose role. */
const who = ({ userId, impersonation }: Caller): [user: string, asUser: string | undefined] =>
  impersonation ? [impersonation.actor, userId] : [userId, undefined];

const insert = (q: Query, key: string, caller: Caller, entry: AuditEntry) =>
  q(
    `insert into audit (audit_id, at, user_id, as_user, contract, action, household_id, subject_id, hash, detail)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      key,
      entry.at,
      ...who(caller),
      caller.contract,
      entry.action,
      entry.householdId,
      entry.subjectId,
      entry.hash,
      entry.detail,
    ],
  );
