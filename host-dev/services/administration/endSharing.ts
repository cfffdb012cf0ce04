import type { SharingEnd } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import { writeAudit } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { refreshSearch } from '../households';
import { lockAdministered } from './rights';

/** Closes a household to a contract that it was opened to. Throws 409 when it is not open to it. */
export async function endSharing(
  q: Query,
  caller: Caller,
  householdId: string,
  { contract }: SharingEnd,
  now: Date,
): Promise<void> {
  await lockAdministered(q, caller, householdId);
  const ended = await q(
    `delete from household_access where household_id = $1 and contract = $2 and kind <> 'OWN' returning contract`,
    [householdId, contract],
  );
  if (ended.length === 0) throw new ServiceError('conflict', 'The household is not open to this contract.');
  await refreshSearch(q, householdId);
  await writeAudit(q, caller, { at: now.toISOString(), action: 'access.ended', householdId });
}
