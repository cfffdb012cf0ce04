import type { ProposedDeletion } from '@vp-digital/core/contracts';
import { type Caller, isAdministeredBy } from '../authorization';
import { noHousehold } from '../http/ServiceError';
import { berlinDay } from '../berlinDay';
import { createParameters, type Parameters } from '../households';
import type { Database, Query } from '../database';
import type { RetentionTable } from '../retention';

/**
 * When something last happened with household `h`: something was written, consented to or frozen, there was an appointment, or
 * it was decided to keep it. Null: nothing is known of it, and nothing is proposed.
 */
const lastHappened = `greatest(h.kept_on_at, h.last_appointment::timestamp at time zone 'Europe/Berlin',
  (select max(s.changed_at) from section s where s.household_id = h.household_id),
  (select max(c.at) from consent_record c where c.household_id = h.household_id),
  (select max(n.created_at) from snapshot n where n.household_id = h.household_id))`;

/** Entries of a list of contracts in which somebody else has not expressly brokered contract `contract`. */
const notForeign = (list: string, contract: string) =>
  `exists (select 1 from jsonb_each(coalesce(s.data -> '${list}', '{}')) e
    where ${contract} ->> 'brokered' is distinct from 'foreign')`;

/**
 * No contract has run, or runs, but those that others have brokered, and nothing was released: whoever was advised is no prospect,
 * and papers have to be kept. Where nobody has said who brokered a contract, it may be the company's own.
 */
const isProspect = `h.status in ('active', 'archived')
  and not exists (select 1 from section s where s.household_id = h.household_id and s.section = 'contracts'
    and (${notForeign('items', 'e.value')} or ${notForeign('archived', "(e.value -> 'contract')")}))
  and not exists (select 1 from snapshot n join report r on r.snapshot_id = n.snapshot_id
    where n.household_id = h.household_id and r.release is not null)
  and not exists (select 1 from household_request r where r.household_id = h.household_id and r.status = 'open')`;

interface Asked {
  retention: RetentionTable;
  now: Date;
}

/** Whether household `h` is one, and the last that happened with it is too long ago. */
const isProposed = ({ retention: { prospects }, now }: Asked, add: Parameters['add']): string =>
  `${isProspect} and ${lastHappened} < ${add(now.toISOString())}::timestamptz - make_interval(months => ${add(prospects)}::int)
    and not exists (select 1 from agenda g where g.household_id = h.household_id and g.kind in ('planned', 'running')
      and g.at >= ${add(berlinDay(now))})`;

const lastDay = `(${lastHappened} at time zone 'Europe/Berlin')::date::text`;

/**
 * Notes of which households the deletion is proposed: of a slice, each once a day. To look for them when somebody asks would
 * read all households of a contract.
 */
export async function proposeDeletions({ q }: Database, asked: Asked): Promise<void> {
  const inSlice = "get_byte(decode(md5(h.household_id::text), 'hex'), 0) % 24 = $1";
  const slice = asked.now.getUTCHours();
  await q(
    `delete from deletion_proposal p using household h where h.household_id = p.household_id and ${inSlice}`,
    [slice],
  );
  const { values, add } = createParameters();
  add(slice);
  await q(
    `insert into deletion_proposal (contract, since, household_id)
     select a.contract, ${lastDay}, h.household_id from household h
       join household_access a on a.household_id = h.household_id and a.kind = 'OWN'
     where ${inSlice} and ${isProposed(asked, add)}
     on conflict do nothing`,
    values,
  );
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
  const [found] = await q<{ since: string }>(
    `select ${lastDay} as since from household h where ${place} and ${isProposed(asked, add)}`,
    values,
  );
  return found ? { proposal: { since: found.since, months: asked.retention.prospects } } : {};
}

export interface ProposedHousehold {
  householdId: string;
  name: string;
  /** The day on which something last happened with it. */
  since: string;
}

/**
 * The households that the caller administers and whose deletion is proposed, the longest quiet first; after one of them those that
 * follow it. Those with which something has happened since they were found are left out.
 */
export function deletionProposals(
  q: Query,
  { contract, userId }: Caller,
  asked: Asked,
  { most, after }: { most: number; after?: { since: string; householdId: string } | undefined },
): Promise<ProposedHousehold[]> {
  const { values, add } = createParameters();
  const own = add(contract);
  const onward =
    after && `and (p.since, p.household_id) > (${add(after.since)}, ${add(after.householdId)}::uuid)`;
  return q<ProposedHousehold>(
    `select h.household_id as "householdId", h.name, p.since
     from deletion_proposal p join household h on h.household_id = p.household_id
     where p.contract = ${own} ${onward ?? ''} and ${isAdministeredBy(own, add(userId))} and ${isProposed(asked, add)}
     order by p.since, p.household_id limit ${add(most)}`,
    values,
  );
}
