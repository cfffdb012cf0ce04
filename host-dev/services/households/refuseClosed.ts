import { noHousehold, ServiceError } from '../http/ServiceError';
import { type Caller, isOnlyRead } from '../authorization';
import type { Query } from '../database';

/**
 * Nothing is written into a household that is archived, locked or to be deleted (409), nor by those to whom it was opened for
 * reading (403). Its state stays as it is until
 * the transaction ends: whoever changes it locks the row for update, and only that waits for these. Ownership is the
 * business of whoever calls.
 */
export async function refuseClosed(q: Query, caller: Caller, householdId: string): Promise<void> {
  const status = await refuseReaders(q, caller, householdId);
  if (status !== 'active') throw new ServiceError('conflict', `The household is closed: ${status}`);
}

/**
 * Those to whom it was opened for reading write nothing (403), also where a closed household may be written to. Answers
 * its state, which stays as `refuseClosed` says.
 */
export async function refuseReaders(q: Query, { contract }: Caller, householdId: string): Promise<string> {
  const [household] = await q<{ status: string; isRead: boolean }>(
    `select h.status, ${isOnlyRead('$2')} as "isRead" from household h where h.household_id = $1 for key share of h`,
    [householdId, contract],
  );
  if (!household) throw noHousehold(); // taken into another one, or deleted, while this waited
  if (household.isRead)
    throw new ServiceError('forbidden', 'The household is open to this contract for reading.');
  return household.status;
}
