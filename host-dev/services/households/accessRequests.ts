import { randomUUID } from 'node:crypto';
import type { AccessDecision, AccessRequest } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import { writeAudit } from '../audit';
import { type Caller, isAdministeredBy } from '../authorization';
import { berlinDay } from '../berlinDay';
import type { Query } from '../database';
import { refreshSearch } from './refreshSearch';

/** Whether the caller's contract has asked for every one of these files and waits for an answer. */
export async function hasAsked(q: Query, { contract }: Caller, ids: readonly string[]): Promise<boolean> {
  const asked = await q(
    `select 1 from access_request r join jsonb_array_elements_text($1) id on r.household_id = id.value::uuid
     where r.contract = $2 and r.granted is null`,
    [ids, contract],
  );
  return asked.length === ids.length;
}

/** Asks the owners of these files to open them to the caller's contract. */
export async function askForAccess(
  q: Query,
  caller: Caller,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  for (const householdId of ids) {
    const [asked] = await q<{ subjectId: string }>(
      `insert into access_request (request_id, household_id, contract, requested_by, requested_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning request_id as "subjectId"`,
      [randomUUID(), householdId, caller.contract, caller.userId, at.toISOString()],
    );
    if (asked) await writeAudit(q, caller, { ...asked, ...entry('access.requested', householdId, at) });
  }
}

const columns = `r.request_id as "requestId", r.household_id as "householdId", h.name as "householdName",
  u.name as "requestedBy", r.contract, r.requested_at as "requestedAt"`;

/**
 * A request is answered by those who administer the file; never by who asks, under whatever contract, nor by those who
 * answer for the contract that it is asked for.
 */
const isTheirs = `r.granted is null and r.requested_by <> $2 and ${isAdministeredBy('$1', '$2')}
  and not exists (select 1 from advisor_context own
    where own.user_id = $2 and own.contract = r.contract and own.role in ('OWN', 'DEPUTY'))`;

/** What others have asked of the caller, the oldest first; nothing for those who may not answer. */
export const openRequests = (q: Query, { contract, userId }: Caller): Promise<AccessRequest[]> =>
  q<AccessRequest>(
    `select ${columns}
     from access_request r join household h on h.household_id = r.household_id
       join advisor_user u on u.user_id = r.requested_by
     where ${isTheirs} order by r.requested_at, h.sort_name, r.request_id`,
    [contract, userId],
  );

/** Opens the file to the contract that asked, or does not. Throws 403 for what the caller was not asked, 422 for a day that is over. */
export async function decide(
  q: Query,
  caller: Caller,
  { requestId, granted, scope = 'write', until }: AccessDecision & { requestId: string },
  at: Date,
): Promise<AccessRequest> {
  if (until !== undefined && until < berlinDay(at))
    throw new ServiceError('invalid', 'Access cannot end before today.', {
      status: 422,
      issues: [{ path: '/until', code: 'past', message: 'The day is over.' }],
    });
  const [request] = await q<AccessRequest>(
    `with answered as (
       update access_request r set granted = $4, decided_at = $5, decided_by = $2
       from household h where r.request_id = $3 and h.household_id = r.household_id and ${isTheirs} returning r.*)
     select ${columns} from answered r
       join household h on h.household_id = r.household_id join advisor_user u on u.user_id = r.requested_by`,
    [caller.contract, caller.userId, requestId, granted, at.toISOString()],
  );
  if (!request) throw new ServiceError('forbidden', 'There is no such request.');
  const { householdId, contract } = request;
  if (granted) {
    await q(
      `insert into household_access (household_id, contract, kind, scope, until)
       values ($1, $2, 'DELEGATED', upper($3), $4) on conflict do nothing`,
      [householdId, contract, scope, until],
    );
    await refreshSearch(q, householdId);
  }
  const action = granted ? 'access.granted' : 'access.refused';
  await writeAudit(q, caller, { subjectId: requestId, ...entry(action, householdId, at) });
  return request;
}

const entry = <Action extends string>(action: Action, householdId: string, at: Date) => ({
  at: at.toISOString(),
  action,
  householdId,
});
