import { randomUUID } from 'node:crypto';
import type { Caller } from './authorization';
import type { Query } from './database';

export interface AuditEntry {
  /** ISO time. */
  at: string;
  action:
    | 'snapshot.created'
    | 'snapshot.labelled'
    | 'report.created'
    | 'report.released'
    | 'report.delivered'
    | 'report.linked'
    | 'report.link-revoked'
    | 'file.stored'
    | 'file.read';
  householdId: string;
  subjectId: string;
  hash?: string;
}

/** Who did what, when and to which household; never the values themselves. Part of the transaction that does it. */
export async function writeAudit(q: Query, { userId, contract }: Caller, entry: AuditEntry): Promise<void> {
  await q(
    `insert into audit (audit_id, at, user_id, contract, action, household_id, subject_id, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [randomUUID(), entry.at, userId, contract, entry.action, entry.householdId, entry.subjectId, entry.hash],
  );
}
