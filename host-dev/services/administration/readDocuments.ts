import {
  checkedDocument,
  emptySection,
  readStored,
  type SectionData,
  type SectionName,
} from '@vp-digital/core/household';
import type { Reader } from '@vp-digital/core/contracts';
import type { Query } from '../database';
import { contentHash } from '../snapshots';
import type { Document } from './document';
import { readersOf } from './readers';

interface SectionRow {
  section: SectionName;
  version: number;
  data: unknown;
  changedAt: string | null;
}

/** A household with its documents. */
export interface HouseholdDocuments {
  documentOf(section: SectionName): Document;
  persons: SectionData['persons'];
  changedAt(section: SectionName): string | null;
  versions: Readonly<Record<string, number>>;
  /** To whom it is open beside its own contract. */
  readers: readonly Reader[];
}

/** All documents of a household as they stand. */
export async function readDocuments(q: Query, householdId: string): Promise<HouseholdDocuments> {
  const rows = await q<SectionRow>(
    `select section, version, data, changed_at as "changedAt" from section where household_id = $1 and version > 0`,
    [householdId],
  );
  const stored = new Map(rows.map((row) => [row.section, row]));
  const documentOf = (section: SectionName): Document =>
    checkedDocument(section, stored.get(section)?.data ?? emptySection(section)) as Document; // a list that is not there is left out
  return {
    documentOf,
    persons: readStored('persons', documentOf('persons')).data,
    changedAt: (section) => stored.get(section)?.changedAt ?? null,
    readers: await readersOf(q, householdId),
    versions: Object.fromEntries(rows.map(({ section, version }) => [section, version])),
  };
}

/** Names a state of households: another one as soon as something is written into one of them, or others may read it. */
export const basisOf = (...households: HouseholdDocuments[]): string =>
  contentHash(households.map(({ versions, readers }) => [versions, readers.map(({ contract }) => contract)]));
