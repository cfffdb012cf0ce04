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

/**
 * Writes again how far a household is recorded on a day (`YYYY-MM-DD`), from its documents; null where one of them cannot be
 * read, which whoever opens that one is told. Of several saves at once the last one counts them all.
 */
export async function refreshCompleteness(q: Query, householdId: string, day: string): Promise<void> {
  await q('select 1 from household where household_id = $1 for no key update', [householdId]);
  const rows = await q<{ section: SectionName; data: unknown }>(
    `select section, data from section
     where household_id = $1 and section in (select value from jsonb_array_elements_text($2))`,
    [householdId, completenessDocuments],
  );
  await q(
    `update household set completeness = $2::smallint
     where household_id = $1 and completeness is distinct from $2::smallint`,
    [householdId, await percentRecorded(rows, day)],
  );
}

async function percentRecorded(
  rows: readonly { section: SectionName; data: unknown }[],
  day: string,
): Promise<number | undefined> {
  const stored = new Map(rows.map(({ section, data }) => [section, data]));
  try {
    const documents = completenessDocuments.map((name) => [
      name,
      readStored(name, stored.get(name) ?? emptySection(name)).data,
    ]);
    const household = Object.fromEntries(documents) as CompletenessData; // each read as what it is
    return percentOf(totalOf(completeness(await asOf(household, day), day)));
  } catch {
    return undefined;
  }
}

/** Whether a document that is written changes how far the household is recorded. */
export const changesCompleteness = (section: SectionName): boolean =>
  completenessDocuments.some((name) => name === section);
