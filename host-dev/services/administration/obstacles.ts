import type { MergePreview } from '@vp-digital/core/contracts';
import type { Query } from '../database';
import { isWaitingAt } from '../intakes';
import { isOpenAt } from '../guest-access';
import type { AdministeredHousehold } from './rights';

type Obstacle = MergePreview['obstacles'][number];

/**
 * What has to be ended in a household before it is merged with another, or somebody moves out of it; each with where it
 * is. Links of a household that stays as it is lead where they led.
 */
export async function obstaclesOf(
  q: Query,
  { householdId, name, status }: AdministeredHousehold,
  now: Date,
  { keepsLinks = false } = {},
): Promise<Obstacle[]> {
  const found = await q<Pick<Obstacle, 'code' | 'report' | 'intake'>>(
    `select 'request' as code, null::jsonb as report, null::jsonb as intake
     where exists (select 1 from household_request r where r.household_id = $1 and r.status = 'open')
     union all
     select 'request', null, jsonb_build_object('linkId', l.link_id, 'isSent', l.sent_at is not null)
     from intake_link l where not $3 and l.household_id = $1 and ${isWaitingAt('$2')}
     union all
     select 'deletionRequest', null, null
     where exists (select 1 from deletion_requests d where d.household_id = $1 and d.state = 'requested')
     union all
     select 'sharedReport', jsonb_build_object('snapshotId', n.snapshot_id, 'reportId', r.report_id,
       'linkId', l.link_id, 'label', n.label), null
     from snapshot n join report r on r.snapshot_id = n.snapshot_id and r.status = 'released'
       join report_link l on l.report_id = r.report_id
     where not $3 and n.household_id = $1 and ${isOpenAt('$2')}`,
    [householdId, now.toISOString(), keepsLinks],
  );
  return [...(status === 'active' ? [] : [{ code: 'closed' as const }]), ...found].map(
    ({ code, ...place }) => ({ code, householdName: name, householdId, ...known(place) }),
  );
}

/** Without what the database says is null. */
const known = ({ report, intake }: Partial<Pick<Obstacle, 'report' | 'intake'>>) => ({
  ...(report && { report }),
  ...(intake && { intake }),
});
