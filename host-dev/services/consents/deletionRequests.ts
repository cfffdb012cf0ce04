import { randomUUID } from 'node:crypto';
import type { DeletionRequestOrder, HouseholdConsents } from '@vp-digital/core/contracts';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { writeAudit } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { refuseReaders } from '../households';
import { readPersons } from '../sections';
import { readConsents } from './consentStore';

/** Keeps that somebody wants to be forgotten. Throws 403 for a foreign household, 409 while such a request is open. */
export async function requestDeletion(
  q: Query,
  caller: Caller,
  { householdId, order }: { householdId: string; order: DeletionRequestOrder },
  now: Date,
): Promise<HouseholdConsents> {
  const { items } = await readPersons(q, caller, householdId);
  await refuseReaders(q, caller, householdId);
  const { personId, reason } = order;
  if (personId !== undefined && !Object.hasOwn(items, personId))
    throw new ServiceError('invalid', 'Nobody of this household.', { status: 422 });
  const requestId = randomUUID();
  const at = now.toISOString();
  const made = await q(
    `insert into deletion_requests (request_id, household_id, person_id, reason, state, requested_at, requested_by)
     values ($1, $2, $3, $4, 'requested', $5, $6) on conflict do nothing returning request_id`,
    [requestId, householdId, personId, reason, at, caller.userId],
  );
  if (made.length === 0) throw new ServiceError('conflict', 'This was requested already.');
  await writeAudit(q, caller, { at, action: 'deletion.requested', householdId, subjectId: requestId });
  return readConsents(q, caller, householdId, now);
}

/** Takes a request back. Throws 403 unless it is of a household of the caller, 409 when it was decided meanwhile. */
export async function withdrawDeletion(
  q: Query,
  caller: Caller,
  { householdId, requestId }: { householdId: string; requestId: string },
  now: Date,
): Promise<HouseholdConsents> {
  const { deletionRequests } = await readConsents(q, caller, householdId, now);
  await refuseReaders(q, caller, householdId);
  if (!deletionRequests.some((request) => request.requestId === requestId)) throw noHousehold();
  const at = now.toISOString();
  const taken = await q(
    `update deletion_requests set state = 'withdrawn', decided_at = $2, decided_by = $3
     where request_id = $1 and state = 'requested' returning request_id`,
    [requestId, at, caller.userId],
  );
  if (taken.length === 0) throw new ServiceError('conflict', 'The request was decided already.');
  await writeAudit(q, caller, { at, action: 'deletion.withdrawn', householdId, subjectId: requestId });
  return readConsents(q, caller, householdId, now);
}
