import type { ConsentRecord, HouseholdSummary } from '@vp-digital/core/contracts';
import { type ConsentLight, consentLight } from '@vp-digital/core/household';
import type { Query } from '../database';
import { consentTexts } from './texts';

type Action = Pick<ConsentRecord, 'personId' | 'topic' | 'action' | 'textVersion' | 'givenBy'>;

/** The consent lights of a page of households, on a day. */
export async function readConsentLights(
  q: Query,
  households: readonly Pick<HouseholdSummary, 'householdId' | 'persons'>[],
  day: string,
): Promise<ReadonlyMap<string, ConsentLight>> {
  const rows = await q<Action & { householdId: string }>(
    `select household_id as "householdId", person_id as "personId", topic, action, text_version as "textVersion",
       coalesce(given_by, person_id) as "givenBy"
     from consent_record
     where household_id in (select id.value::uuid from jsonb_array_elements_text($1) id) order by position`,
    [households.map(({ householdId }) => householdId)],
  );
  return new Map(
    households.map(({ householdId, persons }) => {
      const actions = rows.filter((row) => row.householdId === householdId);
      const people = persons.map(({ personId: id, birthDate }) => ({ id, birthDate }));
      return [householdId, consentLight(people, { actions, wordings: consentTexts }, day)];
    }),
  );
}
