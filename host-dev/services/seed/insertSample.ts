import { sectionNames, sectionSchemas } from '@vp-digital/core/household';
import type { SampleHousehold } from '@vp-digital/core/household/samples';
import * as z from 'zod/mini';
import type { Query } from '../database';
import { refreshCompleteness, refreshSearch } from '../households';
import type { HouseholdAccess } from './householdAccess';
import { insertConsents, type SampleConsents } from './sampleConsents';

/** Whose a sample household becomes. */
export interface SampleOwner {
  /** Who is said to have recorded it. */
  userId: string;
  access: readonly HouseholdAccess[];
  consents: SampleConsents;
}

/** Writes a sample household with its documents, consents and what it is found by. */
export async function insertSample(
  q: Query,
  sample: SampleHousehold,
  { userId, access, consents }: SampleOwner,
  at: string,
): Promise<void> {
  const { householdId, legacyHouseholdId } = sample;
  await q(
    `insert into household (household_id, legacy_household_id, name, sort_name) values ($1, $2, '', '')`,
    [householdId, legacyHouseholdId],
  );
  await q(
    `insert into household_access (household_id, contract, kind)
     select $1, a.contract, a.kind from jsonb_to_recordset($2) as a (contract text, kind text)`,
    [householdId, access],
  );
  const sections = sectionNames.map((section) => [
    section,
    z.parse(sectionSchemas[section], sample.sections[section]),
  ]);
  await q(
    `insert into section (household_id, section, version, data, field_versions, changed_at, changed_by)
     select $1, s.key, 1, s.value, '{}', $3, $4 from jsonb_each($2) s`,
    [householdId, Object.fromEntries(sections), at, userId],
  );
  await insertConsents(q, sample, { userId, consents });
  await refreshSearch(q, householdId);
  await refreshCompleteness(q, householdId, at.slice(0, 'YYYY-MM-DD'.length));
}
