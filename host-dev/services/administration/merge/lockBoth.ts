import { ServiceError } from '../../http/ServiceError';
import type { Caller } from '../../authorization';
import type { Query } from '../../database';
import { type AdministeredHousehold, lockAdministered } from '../rights';

/** The household that stays, and the one that it takes in. */
export interface Merging {
  here: AdministeredHousehold;
  there: AdministeredHousehold;
}

/**
 * Both households, locked until the transaction ends; always in the same order, so that two who merge the same ones
 * wait for each other. Throws 403 unless the caller administers both, 400 for one and the same.
 */
export async function lockBoth(q: Query, caller: Caller, hereId: string, thereId: string): Promise<Merging> {
  if (hereId === thereId) throw new ServiceError('invalid', 'A household is not merged with itself.');
  const isFirst = hereId < thereId;
  const first = await lockAdministered(q, caller, isFirst ? hereId : thereId);
  const second = await lockAdministered(q, caller, isFirst ? thereId : hereId);
  return isFirst ? { here: first, there: second } : { here: second, there: first };
}
