import type { StatusChange } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import { type AuditEntry, writeAudit } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { refreshSearch } from '../households';
import { lockAdministered, refuseWhileAsked } from './rights';

const actions = {
  active: 'household.reopened',
  archived: 'household.archived',
  locked: 'household.locked',
} as const satisfies Record<StatusChange['status'], AuditEntry['action']>;

/** Archives or locks a household, or takes that back. Throws 409 while something about it is to be decided. */
export async function changeStatus(
  q: Query,
  caller: Caller,
  householdId: string,
  { status }: StatusChange,
  now: Date,
): Promise<void> {
  const household = await lockAdministered(q, caller, householdId);
  await refuseWhileAsked(q, householdId);
  if (household.status === 'deletionRequested')
    throw new ServiceError('conflict', 'The deletion of this household is decided.');
  if (household.status === status) return;
  await setStatus(q, householdId, status);
  await writeAudit(q, caller, { at: now.toISOString(), action: actions[status], householdId });
}

/** Sets it, and by whom the household is found from now on. */
export async function setStatus(
  q: Query,
  householdId: string,
  status: StatusChange['status'] | 'deletionRequested',
): Promise<void> {
  await q('update household set status = $2 where household_id = $1', [householdId, status]);
  await refreshSearch(q, householdId);
}
