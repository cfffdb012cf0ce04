import type { HouseholdRequest } from '@vp-digital/core/contracts';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { lastDayKept, retentionOf } from './retention';

/** A request as the database has it; `null` where it says nothing. */
interface RequestRow extends Omit<HouseholdRequest, 'recipient' | 'reason' | 'keptUntil'> {
  recipient: string | null;
  reason: HouseholdRequest['reason'] | null;
}

const requests = `select r.request_id as "requestId", r.kind, r.household_id as "householdId",
    h.name as "householdName", u.name as "requestedBy", r.requested_at as "requestedAt", r.reason,
    (select v.name from advisor_context c join advisor_user v on v.user_id = c.user_id
     where c.contract = r.to_contract and c.role = 'OWN' order by v.user_id limit 1) as recipient
  from household_request r join household h on h.household_id = r.household_id
    join advisor_user u on u.user_id = r.requested_by`;

/**
 * Whether request `r` waits for this user under this contract. A household is taken over by the advisor of the contract
 * it is handed to. A deletion is decided by a second advisor: one above the first, or one who answers for the
 * household's contract; assistants never decide.
 */
export const waitsFor = (contract: `$${number}`, user: `$${number}`) => `r.status = 'open' and (
  (r.kind = 'handOver' and r.to_contract = ${contract} and exists (select 1 from advisor_context c
     where c.user_id = ${user} and c.contract = r.to_contract and c.role in ('OWN', 'DEPUTY')))
  or (r.kind = 'deletion' and r.requested_by <> ${user} and exists (select 1 from advisor_user v
     where v.user_id = ${user} and v.role in ('advisor', 'mainAdvisor') and (
       v.user_id = (select u.parent_user_id from advisor_user u where u.user_id = r.requested_by)
       or exists (select 1 from advisor_context c
         where c.user_id = v.user_id and c.contract = r.from_contract and c.role in ('OWN', 'DEPUTY'))))))`;

/** What waits for the caller's decision, oldest first; nobody decides in the role of another. */
export async function requestsFor(
  q: Query,
  { contract, userId, impersonation }: Caller,
  now: Date,
): Promise<HouseholdRequest[]> {
  if (impersonation) return [];
  const rows = await q<RequestRow>(
    `${requests} where ${waitsFor('$1', '$2')} order by r.requested_at, r.request_id limit 100`,
    [contract, userId],
  );
  return inOrder(rows, (row) => described(q, row, now));
}

/** What waits for a decision about this household. */
export async function openRequestOf(
  q: Query,
  householdId: string,
  now: Date,
): Promise<HouseholdRequest | undefined> {
  const [row] = await q<RequestRow>(`${requests} where r.household_id = $1 and r.status = 'open'`, [
    householdId,
  ]);
  return row && described(q, row, now);
}

async function described(
  q: Query,
  { recipient, reason, ...request }: RequestRow,
  now: Date,
): Promise<HouseholdRequest> {
  const keptUntil =
    request.kind === 'deletion' ? lastDayKept(await retentionOf(q, request.householdId, now)) : undefined;
  return {
    ...request,
    ...(recipient !== null && { recipient }),
    ...(reason && { reason }),
    ...(keptUntil !== undefined && { keptUntil }),
  };
}

/** One after the other: a transaction has one connection. */
async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
