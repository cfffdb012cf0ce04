import {
  asOf,
  type CompletenessData,
  completeness,
  completenessDocuments,
  emptySection,
  percentOf,
  readStored,
  type SectionName,
  totalOf,
} from '@vp-digital/core/household';
import type { Query } from '../database';

/** Writes again how far a household is recorded on a day (`YYYY-MM-DD`), from its documents. */
export async function refreshCompleteness(q: Query, householdId: string, day: string): Promise<void> {
  const rows = await q<{ section: SectionName; data: unknown }>(
    `select section, data from section
     where household_id = $1 and section in (select value from jsonb_array_elements_text($2))`,
    [householdId, completenessDocuments],
  );
  const stored = new Map(rows.map(({ section, data }) => [section, data]));
  const documents = completenessDocuments.map((name) => [
    name,
    readStored(name, stored.get(name) ?? emptySection(name)).data,
  ]);
  const household = Object.fromEntries(documents) as CompletenessData; // each read as what it is
  const total = totalOf(completeness(await asOf(household, day), day));
  await q(
    `update household set completeness = $2::smallint
     where household_id = $1 and completeness is distinct from $2::smallint`,
    [householdId, percentOf(total)],
  );
}

/** Whether a document that is written changes how far the household is recorded. */
export const changesCompleteness = (section: SectionName): boolean =>
  completenessDocuments.some((name) => name === section);
