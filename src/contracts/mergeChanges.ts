import {
  type UnknownField,
  documentIssues,
  readDocument,
  readStored,
  readUnmigrated,
  type SectionData,
  type SectionName,
  valueAt,
  wholeDocument,
} from '@vp-digital/core/household';
import type * as z from 'zod/mini';
import { applyChanges, type Change, overlaps } from './changes';
import { fieldValue, isSame } from './fieldValue';
import type { Problem } from './problem';
import { refuseGrowth } from './refuseGrowth';

/**
 * For each changed path, the version that changed it last. The newest are kept; the others are one entry for the whole
 * document, whose path is empty: a client with an older version than that conflicts with all.
 */
export type FieldVersions = Readonly<Record<string, number>>;

/** Far above what the writers of a day change, and few enough to be read with every document. */
export const mostPaths = 1_000;

/** A document as it is stored. */
export interface StoredDocument<Name extends SectionName = SectionName> {
  version: number;
  data: SectionData[Name];
  fieldVersions: FieldVersions;
}

/**
 * The paths among the changes that somebody else changed after the base version; all, when nobody has that version yet.
 * A field that already holds the value sent is no conflict: both mean the same, and so does a repeated request.
 */
export function conflictingPaths(
  { version, data, fieldVersions }: StoredDocument,
  baseVersion: number,
  changes: readonly Change[],
): string[] {
  if (baseVersion > version) return changes.map(({ path }) => path);
  const newer = Object.entries(fieldVersions)
    .filter(([, version]) => version > baseVersion)
    .map(([path]) => path);
  return changes
    .filter(({ path }) => newer.some((other) => overlaps(path, other)))
    .filter(({ path, value }) => !isSame(fieldValue(data, path), value))
    .map(({ path }) => path);
}

type Issues = NonNullable<Problem['issues']>;

/**
 * The result of changes to a document: itself if they change nothing, its next version, or its issues. Strict about
 * changes, not about existing data: what a newer release has written stays as it is. Used by every service that stores
 * households, and by the services of page tests.
 */
export function changed<Name extends SectionName>(
  section: Name,
  current: StoredDocument<Name>,
  changes: readonly Change[],
): { current: StoredDocument<Name> } | { issues: Issues } {
  const before = readStored(section, current.data);
  const stored = wholeDocument(before);
  const next = applyChanges(stored, changes);
  const read = readDocument(section, next);
  if ('issues' in read) return { issues: read.issues.map(toIssue) };
  const asWritten = readUnmigrated(section, next);
  const data = wholeDocument(read);
  const lay = documentIssues(section, before.data);
  const issues = [
    ...notKnown(before.beyond, 'issues' in asWritten ? read.beyond : asWritten.beyond, data),
    ...refuseGrowth(section, stored, data),
    ...documentIssues(section, read.data).filter((issue) => !lay.some((known) => isSame(known, issue))),
  ];
  if (issues.length > 0) return { issues };
  const effective = changes.filter(({ path }) => !isSame(fieldValue(stored, path), fieldValue(data, path)));
  if (effective.length === 0) return { current };
  const version = current.version + 1;
  return {
    current: { version, data, fieldVersions: withChanges(current.fieldVersions, effective, version) },
  };
}

/** Code of an issue about something that this release does not know: nobody writes it through this release. */
export const unknownField = 'unknown-field';

/** What changes would bring that is not known here, and what they would write over it. Taking it away is allowed. */
function notKnown(before: readonly UnknownField[], after: readonly UnknownField[], data: unknown): Issues {
  const brought = after.filter(
    ({ path, value }) => !before.some((one) => moved(one.path, path) && isSame(one.value, value)),
  );
  const lost = before.filter(
    ({ path }) => !after.some((one) => overlaps(one.path, path)) && valueAt(data, path) !== undefined,
  );
  return [...new Set([...brought, ...lost].map(({ path }) => path))].map((path) => ({
    path,
    code: unknownField,
    message: 'This release of the services does not know it.',
  }));
}

/** What lay in an entry may go with it to another list. */
const moved = (from: string, to: string) => entryAndField(from) === entryAndField(to);

function entryAndField(path: string): string {
  const [, , id, ...inside] = path.split('/');
  return [id, ...inside.filter((name) => name !== 'contract')].join('/'); // one that has ended stands within its entry
}

const toIssue = ({ path, code, message }: z.core.$ZodIssue): Issues[number] => ({
  path: path.map((key) => `/${String(key)}`).join(''),
  code,
  message,
});

/** The field versions after the changes: a path's new version stands for everything below it. */
export function withChanges(
  fieldVersions: FieldVersions,
  changes: readonly Pick<Change, 'path'>[],
  version: number,
): FieldVersions {
  const covered = (path: string) => changes.some((change) => path.startsWith(`${change.path}/`));
  const { '': older = 0, ...known } = fieldVersions;
  const newest = [
    ...changes.map(({ path }) => [path, version] as const),
    ...Object.entries(known)
      .filter(([path]) => !covered(path) && changes.every((change) => change.path !== path))
      .sort(([, one], [, other]) => other - one),
  ];
  const [firstOlder] = newest.slice(mostPaths);
  const floor = Math.max(older, firstOlder?.[1] ?? 0);
  return {
    ...(floor > 0 && { '': floor }),
    ...Object.fromEntries(newest.slice(0, mostPaths)),
  };
}
