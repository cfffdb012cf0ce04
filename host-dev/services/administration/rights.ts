import type { HouseholdStatus } from '@vp-digital/core/contracts';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { type Caller, isAdministeredBy, isVisibleTo } from '../authorization';
import type { Query } from '../database';

export interface AdministeredHousehold {
  householdId: string;
  legacyHouseholdId: number;
  name: string;
  status: HouseholdStatus;
}

/**
 * The household, locked until the transaction ends. Throws 403 for a foreign one and for whoever only works with it.
 */
export async function lockAdministered(
  q: Query,
  { contract, userId }: Caller,
  householdId: string,
): Promise<AdministeredHousehold> {
  const [household] = await q<AdministeredHousehold & { mayAdminister: boolean }>(
    `select h.household_id as "householdId", h.legacy_household_id as "legacyHouseholdId",
       h.name, h.status,
       ${isAdministeredBy('$2', '$3')} as "mayAdminister"
     from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')} for update of h`,
    [householdId, contract, userId],
  );
  if (!household) throw noHousehold();
  const { mayAdminister, ...administered } = household;
  if (!mayAdminister)
    throw new ServiceError('forbidden', 'The responsible advisor or a deputy administers a household.');
  return administered;
}

/** One thing at a time: throws 409 while a hand-over or a deletion waits for somebody's decision. */
export async function refuseWhileAsked(q: Query, householdId: string): Promise<void> {
  const open = await q("select 1 from household_request where household_id = $1 and status = 'open'", [
    householdId,
  ]);
  if (open.length > 0) throw new ServiceError('conflict', 'A request about this household waits.');
}
