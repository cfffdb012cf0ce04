import { randomUUID } from 'node:crypto';
import type { HouseholdDeletion, HandOverRequest } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import { writeAudit } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { setStatus } from './changeStatus';
import { type AdministeredHousehold, lockAdministered, refuseWhileAsked } from './rights';

/** Asks another advisor to take the household over. Throws 400 for a contract that nobody works under. */
export async function askHandOver(
  q: Query,
  caller: Caller,
  householdId: string,
  { contract }: HandOverRequest,
  now: Date,
): Promise<void> {
  await lockQuiet(q, caller, householdId);
  const [recipient] = await q(
    `select 1 from advisor_context c join advisor_user u on u.user_id = c.user_id
     where c.contract = $1 and c.role = 'OWN' and u.advisor and $1 <> $2`,
    [contract, caller.contract],
  );
  if (!recipient) throw new ServiceError('invalid', 'No other advisor works under this contract.');
  await insertRequest(q, caller, { householdId, kind: 'handOver', toContract: contract, now });
  await writeAudit(q, caller, { at: now.toISOString(), action: 'handover.requested', householdId });
}

/** Asks a second person to have the household deleted, and locks it until then. Throws 400 for another name. */
export async function askDeletion(
  q: Query,
  caller: Caller,
  householdId: string,
  { reason, name }: HouseholdDeletion,
  now: Date,
): Promise<void> {
  const household = await lockQuiet(q, caller, householdId);
  if (name.trim() !== household.name)
    throw new ServiceError('invalid', 'The typed name is not the name of the household.', {
      issues: [{ path: '/name', code: 'other_name', message: 'Type the name of the household.' }],
    });
  await insertRequest(q, caller, { householdId, kind: 'deletion', reason, now });
  await setStatus(q, householdId, 'deletionRequested');
  await writeAudit(q, caller, { at: now.toISOString(), action: 'deletion.requested', householdId });
}

/** The household, locked, while nothing about it is to be decided or is decided. */
async function lockQuiet(q: Query, caller: Caller, householdId: string): Promise<AdministeredHousehold> {
  const household = await lockAdministered(q, caller, householdId);
  await refuseWhileAsked(q, householdId);
  if (household.status === 'deletionRequested')
    throw new ServiceError('conflict', 'The deletion of this household is decided.');
  return household;
}

interface NewRequest {
  householdId: string;
  kind: 'handOver' | 'deletion';
  toContract?: string;
  reason?: string;
  now: Date;
}

const insertRequest = (q: Query, { userId, contract }: Caller, request: NewRequest) =>
  q(
    `insert into household_request
       (request_id, household_id, kind, status, requested_by, requested_at, from_contract, to_contract, reason)
     values ($1, $2, $3, 'open', $4, $5, $6, $7, $8)`,
    [
      randomUUID(),
      request.householdId,
      request.kind,
      userId,
      request.now.toISOString(),
      contract,
      request.toContract,
      request.reason,
    ],
  );
