import type { MergePreview } from '@vp-digital/core/contracts';
import type { Query } from '../database';
import { isWaitingAt } from '../intakes';
import { isOpenAt } from '../guest-access';
import type { AdministeredHousehold } from './rights';

type Obstacle = MergePreview['obstacles'][number];

/** What has to be ended in a household before it is merged with another, or somebody moves out of it. */
export async function obstaclesOf(
  q: Query,
  { householdId, name, status }: AdministeredHousehold,
  now: Date,
): Promise<Obstacle[]> {
  const [found] = await q<Record<Exclude<Obstacle['code'], 'closed'>, boolean>>(
    `select
       exists (select 1 from household_request r where r.household_id = $1 and r.status = 'open')
         or exists (select 1 from intake_link l where l.household_id = $1 and ${isWaitingAt('$2')}) as request,
       exists (select 1 from deletion_requests d
         where d.household_id = $1 and d.state = 'requested') as "deletionRequest",
       exists (select 1 from snapshot n join report r on r.snapshot_id = n.snapshot_id and r.status = 'released'
           join report_link l on l.report_id = r.report_id
         where n.household_id = $1 and ${isOpenAt('$2')}) as "sharedReport"`,
    [householdId, now.toISOString()],
  );
  const codes: Obstacle['code'][] = [
    ...(status === 'active' ? [] : (['closed'] as const)),
    ...(['request', 'deletionRequest', 'sharedReport'] as const).filter((code) => found?.[code]),
  ];
  return codes.map((code) => ({ code, householdName: name }));
}
