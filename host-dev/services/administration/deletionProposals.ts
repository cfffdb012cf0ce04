import type { ProposedDeletion } from '@vp-digital/core/contracts';
import { type Caller, isAdministeredBy } from '../authorization';
import { noHousehold } from '../http/ServiceError';
import { berlinDay } from '../berlinDay';
import { createParameters, type Parameters } from '../households';
import type { Query } from '../database';
import type { RetentionTable } from '../retention';

/**
 * When something last happened with household `h`: something was written, consented to or frozen, there was an appointment, or
 * it was decided to keep it. Null: nothing is known of it, and nothing is proposed.
 */
const lastHappened = `greatest(h.kept_on_at, h.last_appointment::timestamp at time zone 'Europe/Berlin',
  (select max(s.changed_at) from section s where s.household_id = h.household_id),
  (select max(c.at) from consent_record c where c.household_id = h.household_id),
  (select max(n.created_at) from snapshot n where n.household_id = h.household_id))`;

/** No contract has run, or runs, and nothing was released: whoever was advised is no prospect, and papers have to be kept. */
const isProspect = `h.status in ('active', 'archived')
  and not exists (select 1 from section s where s.household_id = h.household_id and s.section = 'contracts'
    and (s.data -> 'items' <> '{}' or coalesce(s.data -> 'archived', '{}') <> '{}'))
  and not exists (select 1 from snapshot n join report r on r.snapshot_id = n.snapshot_id
    where n.household_id = h.household_id and r.release is not null)
  and not exists (select 1 from household_request r where r.household_id = h.household_id and r.status = 'open')`;

interface Asked {
  retention: RetentionTable;
  now: Date;
}

/** Households `h` with `last`, when something last happened with them, as far as that is too long ago. */
function proposedOf({ retention: { prospects }, now }: Asked, add: Parameters['add'], where: string): string {
  const at = add(now.toISOString());
  return `select h.household_id, h.name, ${lastHappened} as last from household h
    where ${where} and ${isProspect}
      and ${lastHappened} < ${at}::timestamptz - make_interval(months => ${add(prospects)}::int)
      and not exists (select 1 from agenda g where g.household_id = h.household_id and g.kind in ('planned', 'running')
        and g.at >= ${add(berlinDay(now))})`;
}

/** Whether the deletion of a household is proposed. Throws 403 for a foreign one and for whoever only works with it. */
export async function readProposal(
  q: Query,
  { contract, userId }: Caller,
  householdId: string,
  asked: Asked,
): Promise<ProposedDeletion> {
  const { values, add } = createParameters();
  const place = `h.household_id = ${add(householdId)} and ${isAdministeredBy(add(contract), add(userId))}`;
  const [own] = await q(`select 1 from household h where ${place}`, [...values]);
  if (!own) throw noHousehold();
  const [found] = await q<{ last: string }>(proposedOf(asked, add, place), values);
  return found
    ? { proposal: { since: berlinDay(new Date(found.last)), months: asked.retention.prospects } }
    : {};
}

export interface ProposedHousehold {
  householdId: string;
  name: string;
  /** The day on which something last happened with it. */
  since: string;
}

/**
 * The households that the caller administers and whose deletion is proposed, the longest quiet first; after one of them those that
 * follow it.
 */
export async function deletionProposals(
  q: Query,
  { contract, userId }: Caller,
  asked: Asked,
  { most, after }: { most: number; after?: { since: string; householdId: string } | undefined },
): Promise<ProposedHousehold[]> {
  const { values, add } = createParameters();
  const [own, user] = [add(contract), add(userId)];
  const mine = `exists (select 1 from household_access o where o.contract = ${own} and o.kind = 'OWN'
    and o.household_id = h.household_id) and ${isAdministeredBy(own, user)}`;
  const day = `(p.last at time zone 'Europe/Berlin')::date::text`;
  const onward =
    after && `where (${day}, p.household_id) > (${add(after.since)}, ${add(after.householdId)}::uuid)`;
  return q<ProposedHousehold>(
    `select p.household_id as "householdId", p.name, ${day} as since from (${proposedOf(asked, add, mine)}) p ${onward ?? ''}
     order by 3, 1 limit ${add(most)}`,
    values,
  );
}
