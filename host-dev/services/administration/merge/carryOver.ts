import type { OwnedThat, PersonPair } from '@vp-digital/core/contracts';
import type { Query } from '../../database';

interface Merged {
  /** The household that stays. */
  householdId: string;
  otherId: string;
  pairs: readonly PersonPair[];
  at: string;
}

/**
 * Moves everything that hangs on the other household to the one that stays, and removes what is left of it. Its number
 * and its id find the one that stays; its access log stays as it was written, and is read together with the other's.
 */
export async function carryOver(q: Query, { householdId, otherId, pairs, at }: Merged): Promise<void> {
  const both = [householdId, otherId];
  for (const statement of statements) await q(statement, both);
  await q(
    `update merged_person m set household_id = $1, became_id = coalesce(
       (select (pair.value ->> 'here')::uuid from jsonb_array_elements($3) pair
        where (pair.value ->> 'there')::uuid = m.became_id), m.became_id) where household_id = $2`,
    [...both, pairs],
  );
  await q(
    `insert into merged_person (household_id, person_id, became_id)
     select $1::uuid, (pair.value ->> 'there')::uuid, (pair.value ->> 'here')::uuid from jsonb_array_elements($2) pair`,
    [householdId, pairs],
  );
  await q(
    `update deletion_requests d set person_id = m.became_id from merged_person m
     where d.household_id = $1 and m.household_id = $1 and m.person_id = d.person_id`,
    [householdId],
  );
  await q(endSecondCharts, [...both, at]);
  await q(carryCharts, both);
  const [gone] = await q<{ number: number }>(
    'delete from household where household_id = $1 returning legacy_household_id as number',
    [otherId],
  );
  await q(
    `insert into merged_household (household_id, legacy_household_id, into_household_id, merged_at)
     values ($1, $2, $3, $4)`,
    [otherId, gone?.number, householdId, at],
  );
}

/** $1 is the household that stays, $2 the one that is taken in. */
const ofStores: Record<OwnedThat<'merge', 'goesAlong' | 'once'>, readonly string[]> = {
  snapshots: ['update snapshot set household_id = $1 where household_id = $2'],
  discussedAlone: [
    `insert into discussed_alone (household_id, entry_id, person_id)
     select $1::uuid, entry_id, person_id from discussed_alone where household_id = $2 on conflict do nothing`,
  ],
  recommendations: [
    // the person who gives one on may have become another by the merging
    `update recommendation r set household_id = $1, giver_id = coalesce((select m.became_id from merged_person m
       where m.household_id = $1 and m.person_id = r.giver_id), r.giver_id) where household_id = $2`,
  ],
  files: ['update household_file set household_id = $1 where household_id = $2'],
  administrationRequests: ['update household_request set household_id = $1 where household_id = $2'],
  consents: ['update consent_record set household_id = $1 where household_id = $2'],
  healthCharts: [], // `carryCharts`, once it is known who became whom
  healthChartEnds: ['update health_chart_end set household_id = $1 where household_id = $2'],
  deletionRequests: ['update deletion_requests set household_id = $1 where household_id = $2'],
  formerIds: [
    'update merged_household set into_household_id = $1 where into_household_id = $2',
    // whoever moved into the other one, or out of it; what names both of them is over, and goes with the other one
    `insert into moved_person (person_id, household_id, from_household_id)
     select person_id, $1::uuid, from_household_id from moved_person where household_id = $2 and from_household_id <> $1
     union select person_id, household_id, $1 from moved_person where from_household_id = $2 and household_id <> $1
     on conflict do nothing`,
  ],
  // one open request per contract; a second one is answered by the first
  accessRequests: [
    `update access_request r set household_id = $1 where household_id = $2 and not (r.granted is null and exists (
       select 1 from access_request o where o.household_id = $1 and o.contract = r.contract and o.granted is null))`,
  ],
  access: [
    `insert into household_access (household_id, contract, kind, scope, until)
     select $1::uuid, contract, kind, scope, until from household_access where household_id = $2 on conflict do nothing`,
  ],
  visits: [
    `insert into household_visit (user_id, household_id, at)
     select user_id, $1::uuid, at from household_visit where household_id = $2
     on conflict (user_id, household_id) do update set at = greatest(household_visit.at, excluded.at)`,
  ],
};

/** In SQL: whom the person of the sealed answers `c` has become. */
const became = `coalesce((select m.became_id from merged_person m
  where m.household_id = $1 and m.person_id = c.person_id), c.person_id)`;

/** Sealed answers are never merged: of somebody who has some in both, those of the household that stays do. */
const endSecondCharts = `with gone as (delete from health_chart c where household_id = $2 and exists (
    select 1 from health_chart o where o.household_id = $1 and o.person_id = ${became}) returning c.*)
  insert into health_chart_end (household_id, person_id, version, reason, at, given_on, answers, checksum, copied)
  select $1::uuid, person_id, version, 'removed', $3, given_on, answers, checksum,
    coalesce(copied_version = version, false) from gone`;
const carryCharts = `update health_chart c set household_id = $1, person_id = ${became} where household_id = $2`;

const statements = [
  ...Object.values(ofStores).flat(),
  // a favourite stays one, once, in the place of the first of both
  `update preferences p set version = p.version + 1, data = jsonb_set(p.data, '{favouriteHouseholds}', (
     select jsonb_agg(kept.id order by kept.place) from (
       select case when id.value = $2::text then $1::text else id.value end as id, min(id.ordinality) as place
       from jsonb_array_elements_text(p.data -> 'favouriteHouseholds') with ordinality id group by 1) kept))
   where p.data -> 'favouriteHouseholds' @> to_jsonb($2::text)`,
];
