import type { DeletionRequest } from '@vp-digital/core/contracts';
import type { Query } from '../database';

/** A household's requests in the order of their recording. */
export async function selectDeletionRequests(q: Query, householdId: string): Promise<DeletionRequest[]> {
  const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const rows = await q<{ request: DeletionRequest }>(
    `select jsonb_strip_nulls(jsonb_build_object('requestId', d.request_id, 'personId', d.person_id,
       'reason', d.reason, 'state', d.state, 'requestedAt', ${utc('d.requested_at')},
       'requestedBy', coalesce(u.name, d.requested_by), 'decidedAt', ${utc('d.decided_at')})) as request
     from deletion_requests d left join advisor_user u on u.user_id = d.requested_by
     where d.household_id = $1 order by d.position`,
    [householdId],
  );
  return rows.map(({ request }) => request);
}
