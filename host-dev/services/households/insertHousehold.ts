import { randomInt, randomUUID } from 'node:crypto';
import type { CreatedHousehold } from '@vp-digital/core/contracts';
import type { Query } from '../database';

/** A household without persons, of nobody yet. The legacy number is drawn until it is a free one: nine digits, above those of samples and generated households. */
export async function insertHousehold(q: Query): Promise<CreatedHousehold> {
  for (;;) {
    const [created] = await q<CreatedHousehold>(
      `insert into household (household_id, legacy_household_id, name, sort_name) values ($1, $2, '', '')
       on conflict (legacy_household_id) do nothing
       returning household_id as "householdId", legacy_household_id as "legacyHouseholdId"`,
      [randomUUID(), randomInt(200_000_000, 1_000_000_000)],
    );
    if (created) return created;
  }
}
