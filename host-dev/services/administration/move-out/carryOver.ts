import type { OwnedThat } from '@vp-digital/core/contracts';
import type { Query } from '../../database';

/** $1 the household, $2 the persons: whose a record is, by all ids that they have had. */
const isTheirs = `c.household_id = $1 and coalesce((select m.became_id from merged_person m
    where m.household_id = c.household_id and m.person_id = c.person_id), c.person_id)
  in (select id.value::uuid from jsonb_array_elements_text($2) id)`;

/** How many consents, withdrawals and informations of these persons are recorded. */
export async function consentsOf(
  q: Query,
  householdId: string,
  personIds: readonly string[],
): Promise<number> {
  const [found] = await q<{ count: number }>(
    `select count(*) as count from consent_record c where ${isTheirs}`,
    [householdId, personIds],
  );
  return found?.count ?? 0;
}

/**
 * What these persons have consented to, and what became of their wishes to be forgotten, follows them into their own
 * household: an action is never rewritten, but its household may change. Where they have lived before stays known.
 */
export async function carryOver(
  q: Query,
  { from, to, personIds }: { from: string; to: string; personIds: readonly string[] },
): Promise<void> {
  for (const statement of Object.values(ofStores).flat()) await q(statement, [from, personIds, to]);
}

const among = 'in (select id.value::uuid from jsonb_array_elements_text($2) id)';

/** $1 is the household that they leave, $2 who they are, $3 the household that they get. */
const ofStores: Record<OwnedThat<'movingOut', 'goesAlong'>, readonly string[]> = {
  consents: [`update consent_record c set household_id = $3 where ${isTheirs}`],
  // what a chart is sealed for names no household
  healthCharts: [`update health_chart set household_id = $3 where household_id = $1 and person_id ${among}`],
  healthChartEnds: [
    `update health_chart_end set household_id = $3 where household_id = $1 and person_id ${among}`,
  ],
  deletionRequests: [
    `update deletion_requests set household_id = $3 where household_id = $1 and person_id ${among}`,
  ],
  formerIds: [
    `update merged_person set household_id = $3 where household_id = $1 and became_id ${among}`,
    `update moved_person set household_id = $3 where household_id = $1 and person_id ${among}`,
    `insert into moved_person (person_id, household_id, from_household_id)
     select id.value::uuid, $3::uuid, $1::uuid from jsonb_array_elements_text($2) id`,
  ],
};
