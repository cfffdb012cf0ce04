import { type FieldVersions, type SectionDocument, versionsOfToday } from '@vp-digital/core/contracts';
import { checkedDocument, emptySection, type SectionName } from '@vp-digital/core/household';
import { noHousehold } from '../http/ServiceError';
import { type Caller, isVisibleTo } from '../authorization';
import type { Query } from '../database';

export interface SectionAddress {
  householdId: string;
  section: SectionName;
}

/** Nulls where none of those asked for was ever written. */
interface SectionRow {
  section: SectionName | null;
  version: number | null;
  data: unknown;
  fieldVersions: FieldVersions | null;
  changedAt: string | null;
  changedBy: string | null;
  changedById: string | null;
}

/** A section as it stands, with the version of each field. */
export interface StoredSection {
  document: SectionDocument;
  fieldVersions: FieldVersions;
  /** Who wrote it last; nobody wrote one that is still empty. */
  changedById?: string;
}

/** Reads a section. Throws 403 for an unknown and for a foreign household alike. */
export async function readSection(
  q: Query,
  caller: Caller,
  { householdId, section }: SectionAddress,
): Promise<StoredSection> {
  const current = await readSections(q, caller, householdId, [section]);
  return current(section);
}

/**
 * Reads several by one statement, as they are at one moment. What it answers hands each of them out: one that is broken
 * throws there, and alone. Throws 403 for an unknown and for a foreign household alike.
 */
export async function readSections<Name extends SectionName>(
  q: Query,
  { contract, userId }: Caller,
  householdId: string,
  sections: readonly Name[],
): Promise<(section: Name) => StoredSection> {
  const rows = await q<SectionRow>(
    `select s.section, s.version, s.data, s.field_versions as "fieldVersions", s.changed_at as "changedAt",
            coalesce(u.name, s.changed_by) as "changedBy", s.changed_by as "changedById"
     from household h
     left join section s on s.household_id = h.household_id
       and s.section in (select jsonb_array_elements_text($3))
     left join advisor_user u on u.user_id = s.changed_by
     where h.household_id = $1 and ${isVisibleTo('$2', '$4')}`,
    [householdId, contract, sections, userId],
  );
  if (rows.length === 0) throw noHousehold();
  return (section) =>
    storedSection(
      section,
      rows.find((row) => row.section === section),
    );
}

const storedSection = (section: SectionName, row: SectionRow | undefined): StoredSection => ({
  document: toDocument(section, row),
  fieldVersions: versionsOfToday(section, row?.fieldVersions ?? {}),
  ...(row?.changedById && { changedById: row.changedById }),
});
/** Makes other writers of the section wait until this transaction ends. A section never written gets version 0. */
export async function lockSection(q: Query, { householdId, section }: SectionAddress): Promise<void> {
  await q(
    `insert into section (household_id, section, version, data, field_versions) values ($1, $2, 0, $3, $4)
     on conflict do nothing`,
    [householdId, section, emptySection(section), {}],
  );
  await q('select version from section where household_id = $1 and section = $2 for update', [
    householdId,
    section,
  ]);
}

export async function writeSection(
  q: Query,
  { householdId, section }: SectionAddress,
  { document, fieldVersions }: StoredSection,
  changedBy: string,
): Promise<void> {
  await q(
    `update section set version = $3, data = $4, field_versions = $5, changed_at = $6, changed_by = $7
     where household_id = $1 and section = $2`,
    [householdId, section, document.version, document.data, fieldVersions, document.changedAt, changedBy],
  );
}

function toDocument(section: SectionName, row: SectionRow | undefined): SectionDocument {
  return {
    section,
    version: row?.version ?? 0,
    ...(row?.changedAt && { changedAt: row.changedAt }),
    ...(row?.changedBy && { changedBy: row.changedBy }),
    data: row?.version ? checkedDocument(section, row.data) : emptySection(section),
  };
}
