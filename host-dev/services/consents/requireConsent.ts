import type { ConsentPurpose } from '@vp-digital/core/household';
import { ServiceError } from '../app/ServiceError';
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
       select distinct on (coalesce(m.became_id, c.person_id)) coalesce(m.became_id, c.person_id) as "personId", c.deed
       from consent_record c
         left join merged_person m on m.household_id = c.household_id and m.person_id = c.person_id
       where c.household_id = $1 and c.topic = $2
       order by coalesce(m.became_id, c.person_id), c.position desc) last
     where deed = 'given'`,
    [householdId, purpose],
  );
  return new Set(rows.map(({ personId }) => personId));
}

/** Refuses what nobody of the household has consented to (403): whose papers they are is not known before they are read. */
export async function requireConsent(q: Query, householdId: string, purpose: ConsentPurpose): Promise<void> {
  if ((await consentingTo(q, householdId, purpose)).size === 0)
    throw new ServiceError('forbidden', `Nobody of the household has consented: ${purpose}`);
}
