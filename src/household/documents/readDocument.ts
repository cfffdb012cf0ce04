import * as z from 'zod/mini';
import { valueAt, withValueAt } from './places';
import { fieldNamesOf, rulesOf, type SectionData, type SectionName, sectionSchemas } from './sections';

/** Something that a newer release has written and this one does not know. */
export interface UnknownField {
  /** Where it stands: `/items/<id>/<field>`, `/items/<id>`, or `/<list>`. */
  path: string;
  /**
   * `field`: a fact more, without which everything else means what it meant. `code`: a value that a known field has not
   * had. `entry`: an entry of a kind, or with a code, without which it cannot be read at all.
   */
  kind: 'field' | 'code' | 'entry';
  value: unknown;
}

/** A document as far as this release knows it, and what it says beyond. */
export interface ReadDocument<Name extends SectionName = SectionName> {
  data: SectionData[Name];
  beyond: readonly UnknownField[];
}

/** Far above what one release adds; a document that goes on to differ is no document of ours. */
const mostRounds = 20;

/**
 * Reads a document that this release, an older or a newer one has written. What is not known is left out and told beside;
 * what is wrong otherwise (a text for an amount, a day that is none) is answered as the schema's issues. Of an entry whose
 * kind is not known nobody can say that something in it is wrong or lacking: other facts may belong to it.
 */
export function readDocument<Name extends SectionName>(
  section: Name,
  written: unknown,
): ReadDocument<Name> | { issues: readonly z.core.$ZodIssue[] } {
  const { migrate } = rulesOf(section);
  return readUnmigrated(section, migrate ? migrate(written) : written);
}

/** The same of a document that claims to be in today's form: what an older release would have written is not known. */
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
      for (const { path } of assumed) leaveOut('entry', entryAt(path)); // a default would say what nobody said
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

/** As `readDocument`, for a document that has been checked before. Throws what is wrong with it. */
export function readStored<Name extends SectionName>(section: Name, stored: unknown): ReadDocument<Name> {
  const read = readDocument(section, stored);
  if ('issues' in read) throw new z.core.$ZodError([...read.issues]);
  return read;
}

/** The document with what it says beyond: as it is stored and handed on. */
export const wholeDocument = <Name extends SectionName>({
  data,
  beyond: unknownFields,
}: ReadDocument<Name>): SectionData[Name] =>
  unknownFields.reduce<unknown>(
    (document, { path, value }) => withValueAt(document, path, value),
    data,
  ) as SectionData[Name]; // and what a newer release knows

/** A stored document, checked as far as it is known. Throws what is wrong with it. */
export const checkedDocument = <Name extends SectionName>(
  section: Name,
  stored: unknown,
): SectionData[Name] => wholeDocument(readStored(section, stored));

/**
 * The document without facts that this release does not know, for those who may not see everything: nobody can say what
 * they are about. Codes stay, and of entries that are not understood what is: otherwise figures would go on without them.
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

/** Whether figures can be made of it: further facts take nothing from them, unknown codes and entries do. */
export const isComputable = (unknownFields: readonly UnknownField[]): boolean =>
  unknownFields.every(({ kind }) => kind === 'field');

type Found = Pick<UnknownField, 'kind' | 'path'>;

/** What an issue says is beyond this release, as one list; none when it is wrong. */
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

/** A value of a list stands for its whole list. */
function pointer(path: readonly PropertyKey[]): string {
  const inList = path.findIndex((key) => typeof key === 'number');
  return path
    .slice(0, inList === -1 ? undefined : inList)
    .map((key) => `/${String(key)}`)
    .join('');
}

const entryAt = (path: string): string => path.split('/').slice(0, 3).join('/');

const has = (data: unknown, path: string): boolean => valueAt(data, path) !== undefined;
