import * as z from 'zod/mini';
import { valueAt, withValueAt } from './places';
import { fieldNamesOf, rulesOf, type SectionData, type SectionName, sectionSchemas } from './sections';

/** Something written by a newer release that this one does not know. */
export interface UnknownField {
  /** Its place: `/items/<id>/<field>`, `/items/<id>`, or `/<list>`. */
  path: string;
  /**
   * `field`: an additional fact; everything else keeps its meaning without it. `code`: a new value of a known field.
   * `entry`: an entry of a kind, or with a code, without which it cannot be read at all.
   */
  kind: 'field' | 'code' | 'entry';
  value: unknown;
}

/** A document as far as this release knows it, and what else it contains. */
export interface ReadDocument<Name extends SectionName = SectionName> {
  data: SectionData[Name];
  beyond: readonly UnknownField[];
}

/** Far above what one release adds; a document that still differs is not one of ours. */
const mostRounds = 20;

/**
 * Reads a document written by this release, an older or a newer one. Unknown parts are left out and reported; anything
 * else that is wrong (a text for an amount, an invalid day) is answered as the schema's issues. In an entry of an
 * unknown kind nothing can be judged wrong or missing: it may have other facts.
 */
export function readDocument<Name extends SectionName>(
  section: Name,
  written: unknown,
): ReadDocument<Name> | { issues: readonly z.core.$ZodIssue[] } {
  const { migrate } = rulesOf(section);
  return readUnmigrated(section, migrate ? migrate(written) : written);
}

/** The same for a document that claims to be in today's form: older forms are not recognised. */
export function readUnmigrated<Name extends SectionName>(
  section: Name,
  stored: unknown,
): ReadDocument<Name> | { issues: readonly z.core.$ZodIssue[] } {
  const schema = sectionSchemas[section];
  const unknownFields = new Map<string, UnknownField>();
  const leaveOut = (kind: UnknownField['kind'], path: string) => {
    for (const inner of unknownFields.keys()) if (inner.startsWith(`${path}/`)) unknownFields.delete(inner);
    unknownFields.set(path, { kind, path, value: valueAt(stored, path) });
  };
  for (let round = 0; round < mostRounds; round += 1) {
    const left = [...unknownFields.keys()].reduce((data, path) => withValueAt(data, path, undefined), stored);
    const read = z.safeParse(schema, left);
    if (read.success) {
      const assumed = [...unknownFields.values()].filter(
        ({ kind, path }) => kind === 'code' && has(read.data, path),
      );
      if (assumed.length === 0)
        return { data: read.data as SectionData[Name], beyond: [...unknownFields.values()] }; // by its own schema
      for (const { path } of assumed) leaveOut('entry', entryAt(path)); // a default would state what nobody stated
    } else {
      const { issues } = read.error;
      const unknown = issues.map((issue) => unknownFieldsOf(issue, left, unknownFields));
      const found = unknown.flat(2);
      const isOpen = ({ path }: z.core.$ZodIssue) =>
        found.some((one) => one.kind !== 'field' && entryAt(one.path) === entryAt(pointer(path)));
      if (issues.some((issue, index) => unknown[index]?.length === 0 && !isOpen(issue))) return { issues };
      for (const { kind, path } of found) leaveOut(kind, path);
    }
  }
  throw new Error(`the document ${section} goes on to differ`);
}

/** As `readDocument`, for a document that has been checked before. Throws its issues. */
export function readStored<Name extends SectionName>(section: Name, stored: unknown): ReadDocument<Name> {
  const read = readDocument(section, stored);
  if ('issues' in read) throw new z.core.$ZodError([...read.issues]);
  return read;
}

/** The document with its unknown parts: as it is stored and handed on. */
export const wholeDocument = <Name extends SectionName>({
  data,
  beyond: unknownFields,
}: ReadDocument<Name>): SectionData[Name] =>
  unknownFields.reduce<unknown>(
    (document, { path, value }) => withValueAt(document, path, value),
    data,
  ) as SectionData[Name]; // and what a newer release knows

/** A stored document, checked as far as it is known. Throws its issues. */
export const checkedDocument = <Name extends SectionName>(
  section: Name,
  stored: unknown,
): SectionData[Name] => wholeDocument(readStored(section, stored));

/**
 * The document without facts that this release does not know, for those who may not see everything: nobody can say what
 * they are about. Codes stay, and so does what is left of entries that are not understood: otherwise figures would be
 * computed without them.
 */
export function withoutUnknown<Name extends SectionName>(section: Name, stored: SectionData[Name]) {
  const { data, beyond: unknownFields } = readStored(section, stored);
  if (unknownFields.length === 0) return stored;
  const names = fieldNamesOf(section);
  const known = (value: unknown) =>
    Object.fromEntries(Object.entries(value as object).filter(([name]) => names.has(name)));
  const left = unknownFields
    .filter(({ kind }) => kind !== 'field')
    .map((one) => (one.kind === 'entry' ? { ...one, value: known(one.value) } : one));
  return wholeDocument({ data, beyond: left });
}

/** Whether figures can be computed from it: additional facts do not affect them, unknown codes and entries do. */
export const isComputable = (unknownFields: readonly UnknownField[]): boolean =>
  unknownFields.every(({ kind }) => kind === 'field');

type Found = Pick<UnknownField, 'kind' | 'path'>;

/** The parts of a document that an issue shows to be unknown to this release; none if it is a real error. */
function unknownFieldsOf(
  issue: z.core.$ZodIssue,
  data: unknown,
  known: ReadonlyMap<string, UnknownField>,
): [Found[]] | [] {
  const path = pointer(issue.path);
  if (issue.code === 'unrecognized_keys')
    return [issue.keys.map((key) => ({ kind: 'field' as const, path: `${path}/${key}` }))];
  if (known.has(path)) return [[{ kind: 'entry', path: entryAt(path) }]];
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined)
    return typeof valueAt(data, path) === 'string' ? [[{ kind: 'entry', path: entryAt(path) }]] : [];
  return issue.code === 'invalid_value' && typeof valueAt(data, path) === 'string'
    ? [[{ kind: path.endsWith('/source') ? 'field' : 'code', path }]]
    : [];
}

/** A value in a list is reported as its whole list. */
function pointer(path: readonly PropertyKey[]): string {
  const inList = path.findIndex((key) => typeof key === 'number');
  return path
    .slice(0, inList === -1 ? undefined : inList)
    .map((key) => `/${String(key)}`)
    .join('');
}

const entryAt = (path: string): string => path.split('/').slice(0, 3).join('/');

const has = (data: unknown, path: string): boolean => valueAt(data, path) !== undefined;
