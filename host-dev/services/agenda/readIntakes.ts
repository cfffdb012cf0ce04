import type { AgendaEntry, AgendaPage, AgendaQuery } from '@vp-digital/core/contracts';
import { type Caller, isVisibleTo } from '../authorization';
import { createParameters } from '../households';
import { answersKeptUntil, isWaitingAt } from '../intakes';
import type { Services } from '../services';
import { decodePlace, encodePlace } from './place';
import { most } from './readAgenda';

/** A page of the questionnaires that households have sent and nobody has gone through, what waits longest first. */
export async function readIntakes(
  { database: { q }, now }: Services,
  { contract: of, userId }: Caller,
  { after: from, household }: AgendaQuery,
): Promise<AgendaPage> {
  const { values, add } = createParameters();
  const contract = add(of);
  const at = add(now().toISOString());
  const after = from === undefined ? undefined : decodePlace(from);
  const onward =
    after &&
    `and (l.sent_at, h.household_id, l.link_id) >
      (${add(after.at)}::timestamptz, ${add(after.householdId)}::uuid, ${add(after.entryId)}::uuid)`;
  const utc = (instant: string) =>
    `to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const rows = await q<AgendaEntry>(
    `select l.link_id as id, h.household_id as "householdId", h.name as household,
       ${utc('l.sent_at')} as at, ${utc(answersKeptUntil)} as end
     from intake_link l join household h on h.household_id = l.household_id
     where l.sent_at is not null and ${isWaitingAt(at)} and h.status = 'active' and ${isVisibleTo(contract, add(userId))}
       ${onward ?? ''} ${household === undefined ? '' : `and h.household_id = ${add(household)}::uuid`}
     order by l.sent_at, h.household_id, l.link_id limit ${add(most + 1)}`,
    values,
  );
  const entries = rows.slice(0, most);
  const last = rows.length > most ? entries.at(-1) : undefined;
  return {
    entries,
    ...(last && { next: encodePlace({ at: last.at, householdId: last.householdId, entryId: last.id }) }),
  };
}
