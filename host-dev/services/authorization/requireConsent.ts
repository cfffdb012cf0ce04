import type { ConsentPurpose } from '@vp-digital/core/household';
import { ServiceError } from '../http/ServiceError';
import type { Query } from '../database';

/**
 * Who of a household has consented to a purpose. A newer wording since then does not end a consent, taking it back does.
 * Whatever the words were, they bind whom the person has become by a merge.
 */
export async function consentingTo(
  q: Query,
  householdId: string,
  purpose: ConsentPurpose,
): Promise<ReadonlySet<string>> {
  const rows = await q<{ personId: string }>(
    `select "personId" from (
       select distinct on (coalesce(m.became_id, c.person_id)) coalesce(m.became_id, c.person_id) as "personId", c.action
       from consent_record c
         left join merged_person m on m.household_id = c.household_id and m.person_id = c.person_id
       where c.household_id = $1 and c.topic = $2
       order by coalesce(m.became_id, c.person_id), c.position desc) last
     where action = 'given'`,
    [householdId, purpose],
  );
  return new Set(rows.map(({ personId }) => personId));
}

/** Refuses what one of these persons has not consented to, and what would be about nobody (403). */
export async function requireConsent(
  q: Query,
  { householdId, personIds }: { householdId: string; personIds: readonly string[] },
  purpose: ConsentPurpose,
): Promise<void> {
  const consenting = await consentingTo(q, householdId, purpose);
  if (personIds.length > 0 && personIds.every((id) => consenting.has(id))) return;
  throw new ServiceError('forbidden', `Somebody of the household has not consented: ${purpose}`);
}
