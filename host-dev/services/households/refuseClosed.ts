import { noHousehold, ServiceError } from '../http/ServiceError';
import type { Query } from '../database';

/**
 * Nothing is written into a household that is archived, locked or to be deleted (409). Its state stays as it is until
 * the transaction ends: whoever changes it locks the row for update, and only that waits for these. Ownership is the
 * business of whoever calls.
 */
export async function refuseClosed(q: Query, householdId: string): Promise<void> {
  const [household] = await q<{ status: string }>(
    'select status from household where household_id = $1 for key share',
    [householdId],
  );
  if (!household) throw noHousehold(); // taken into another one, or deleted, while this waited
  if (household.status !== 'active')
    throw new ServiceError('conflict', `The household is closed: ${household.status}`);
}
