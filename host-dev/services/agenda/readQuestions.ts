import type { AgendaEntry, AgendaPage, AgendaQuery } from '@vp-digital/core/contracts';
import { type Caller, isVisibleTo } from '../authorization';
import { createParameters } from '../households';
import type { Services } from '../services';
import { decodePlace, encodePlace } from './place';
import { most } from './readAgenda';

/** A page of what households have asked about their reports and nobody has answered, what waits longest first. */
export async function readQuestions(
  { database: { q } }: Services,
  { contract: of, userId }: Caller,
  { after: from, household }: AgendaQuery,
): Promise<AgendaPage> {
  const { values, add } = createParameters();
  const contract = add(of);
  const after = from === undefined ? undefined : decodePlace(from);
  const onward =
    after &&
    `and (a.asked_at, h.household_id, a.question_id) >
      (${add(after.at)}::timestamptz, ${add(after.householdId)}::uuid, ${add(after.entryId)}::uuid)`;
  const rows = await q<AgendaEntry>(
    `select a.question_id as id, a.text, r.report_id as "reportId", n.snapshot_id as "snapshotId",
       h.household_id as "householdId", h.name as household,
       to_char(a.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from report_question a join report r on r.report_id = a.report_id
       join snapshot n on n.snapshot_id = r.snapshot_id
       join household h on h.household_id = n.household_id
     where a.answered_at is null and h.status = 'active' and ${isVisibleTo(contract, add(userId))} ${onward ?? ''}
       ${household === undefined ? '' : `and h.household_id = ${add(household)}::uuid`}
     order by a.asked_at, h.household_id, a.question_id limit ${add(most + 1)}`,
    values,
  );
  const entries = rows.slice(0, most);
  const last = rows.length > most ? entries.at(-1) : undefined;
  return {
    entries,
    ...(last && { next: encodePlace({ at: last.at, householdId: last.householdId, entryId: last.id }) }),
  };
}
