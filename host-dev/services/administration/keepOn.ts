import type { ProposedDeletion } from '@vp-digital/core/contracts';
import { writeAudit } from '../audit';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { lockAdministered } from './rights';

/** Keeps a household whose deletion is proposed: it is proposed anew when nothing has happened for as long again. */
export async function keepOn(
  q: Query,
  caller: Caller,
  householdId: string,
  _: object,
  now: Date,
): Promise<ProposedDeletion> {
  await lockAdministered(q, caller, householdId);
  await q('update household set kept_on_at = $2 where household_id = $1', [householdId, now.toISOString()]);
  await writeAudit(q, caller, { at: now.toISOString(), action: 'deletion.kept-on', householdId });
  return {};
}
