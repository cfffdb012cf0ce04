import type { AgendaPage, AgendaQuery } from '@vp-digital/core/contracts';
import { deletionProposals } from '../administration';
import type { Caller } from '../authorization';
import type { Services } from '../services';
import { decodePlace, encodePlace } from './place';
import { most } from './readAgenda';

/** A page of the households whose deletion is proposed to the caller, the longest quiet first; to nobody in the role of another. */
export async function readProposedDeletions(
  { database: { q }, now, retention }: Services,
  caller: Caller,
  { after: from }: AgendaQuery,
): Promise<AgendaPage> {
  if (caller.impersonation) return { entries: [] };
  const place = from === undefined ? undefined : decodePlace(from);
  const after = place && { since: place.at, householdId: place.householdId };
  const found = await deletionProposals(q, caller, { now: now(), retention }, { most: most + 1, after });
  const entries = found
    .slice(0, most)
    .map(({ householdId, name, since }) => ({ householdId, household: name, id: householdId, at: since }));
  const last = found.length > most ? entries.at(-1) : undefined;
  return {
    entries,
    ...(last && { next: encodePlace({ at: last.at, householdId: last.householdId, entryId: last.id }) }),
  };
}
