import type { SnapshotPayload } from '@vp-digital/core/contracts';
import type { Query } from '../database';

/** To whom of a household the Erstinformation was handed over, and on which day last. */
export const informedPersons = (
  q: Query,
  householdId: string,
): Promise<NonNullable<SnapshotPayload['informed']>> =>
  q(
    `select coalesce(m.became_id, c.person_id) as "personId",
       max(coalesce(c.on_day::text, to_char(c.at at time zone 'Europe/Berlin', 'YYYY-MM-DD'))) as "on"
     from consent_record c
       left join merged_person m on m.household_id = c.household_id and m.person_id = c.person_id
     where c.household_id = $1 and c.topic = 'initialInformation' and c.action = 'handedOver'
     group by 1 order by 1`,
    [householdId],
  );
