import type { DecidedRequest, RequestDecision } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import { type AuditEntry, writeAudit } from '../audit';
import type { Caller } from '../authorization';
import { berlinDay } from '../berlinDay';
import type { Query } from '../database';
import { refreshSearch } from '../households';
import { setStatus } from './changeStatus';
import { waitsFor } from './requestStore';
import { lastDayKept, retentionOf } from './retention';

interface OpenRequest {
  kind: 'handOver' | 'deletion';
  householdId: string;
  fromContract: string;
  /** Empty for a deletion. */
  toContract: string;
}

const actions = {
  handOver: {
    accepted: 'handover.accepted',
    declined: 'handover.declined',
    withdrawn: 'handover.withdrawn',
  },
  deletion: {
    accepted: 'deletion.confirmed',
    declined: 'deletion.declined',
    withdrawn: 'deletion.withdrawn',
  },
} as const satisfies Record<OpenRequest['kind'], Record<RequestDecision['decision'], AuditEntry['action']>>;

/**
 * Decides a request: who has asked may withdraw it, who is asked accepts or declines. Throws 403 for everybody else and
 * for what is decided already: nobody learns what others ask of each other.
 */
export async function decideRequest(
  q: Query,
  caller: Caller,
  requestId: string,
  { decision }: RequestDecision,
  now: Date,
): Promise<DecidedRequest> {
  const request = await lockRequest(q, caller, requestId, decision);
  const { householdId, kind } = request;
  await q(
    'update household_request set status = $2, decided_by = $3, decided_at = $4 where request_id = $1',
    [requestId, decision, caller.userId, now.toISOString()],
  );
  if (decision === 'accepted') await carryOut(q, request, now);
  else if (kind === 'deletion') await setStatus(q, householdId, 'active');
  await writeAudit(q, caller, { at: now.toISOString(), action: actions[kind][decision], householdId });
  return { requestId, status: decision };
}

async function lockRequest(
  q: Query,
  { userId, contract }: Caller,
  requestId: string,
  decision: RequestDecision['decision'],
): Promise<OpenRequest> {
  const isMine =
    decision === 'withdrawn'
      ? "r.status = 'open' and r.requested_by = $2 and r.from_contract = $3"
      : waitsFor('$3', '$2');
  const [request] = await q<OpenRequest>(
    `select r.kind, r.household_id as "householdId", r.from_contract as "fromContract",
       coalesce(r.to_contract, '') as "toContract"
     from household h join household_request r on r.household_id = h.household_id
     where r.request_id = $1 and ${isMine} for update of h, r`,
    [requestId, userId, contract],
  );
  if (!request) throw new ServiceError('forbidden', 'There is no such request to decide.');
  return request;
}

/** A household changes its contract at once; one to be deleted stays locked until nothing of it has to be kept. */
async function carryOut(q: Query, request: OpenRequest, now: Date): Promise<void> {
  const { kind, householdId, fromContract, toContract } = request;
  if (kind === 'deletion') {
    const today = berlinDay(now);
    const last = lastDayKept(await retentionOf(q, householdId, now)) ?? today;
    await q('update household set kept_until = $2 where household_id = $1', [householdId, last]);
    return;
  }
  await q("delete from household_access where household_id = $1 and contract = $2 and kind = 'OWN'", [
    householdId,
    fromContract,
  ]);
  await q(
    `insert into household_access (household_id, contract, kind) values ($1, $2, 'OWN')
     on conflict (contract, household_id) do update set kind = 'OWN', scope = 'WRITE', until = null`,
    [householdId, toContract],
  );
  await refreshSearch(q, householdId);
}
