import { type SectionName, sectionSchemas } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import type { Database } from '../database';
import { refreshSearch } from '../households';
import { generateHousehold } from '../seed';

/** What tests that change a household for good work on, beside the samples. */
export interface AddedHousehold {
  householdId: string;
  /** As it is listed: "Brandt, Emma & Paul". */
  name: string;
}

const seed = 66;

/**
 * Adds a generated household for an accounting contract: persons and addresses, and what a test hands in. The same
 * number is the same household.
 */
export function addHousehold(
  database: Database,
  { number, contract, sections = {} }: { number: number; contract: string; sections?: object },
): Promise<AddedHousehold> {
  const { householdId, legacyHouseholdId, persons, addresses } = generateHousehold(seed, number);
  return database.tx(async (q) => {
    await q(
      "insert into household (household_id, legacy_household_id, name, sort_name) values ($1, $2, '', '')",
      [householdId, legacyHouseholdId],
    );
    await q("insert into household_access (household_id, contract, kind) values ($1, $2, 'OWN')", [
      householdId,
      contract,
    ]);
    const documents = { persons: { items: persons }, addresses: { items: addresses }, ...sections };
    for (const [section, data] of Object.entries(documents))
      await q(
        `insert into section (household_id, section, version, data, field_versions, changed_at, changed_by)
         values ($1, $2, 1, $3, '{}', now(), 'petra')`,
        [householdId, section, z.parse(sectionSchemas[section as SectionName], data)], // a test's own sections
      );
    await refreshSearch(q, householdId);
    const [added] = await q<{ name: string }>('select name from household where household_id = $1', [
      householdId,
    ]);
    return { householdId, name: added?.name ?? '' };
  });
}
