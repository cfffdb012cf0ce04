import {
  documentIssues,
  type SectionData,
  type SectionName,
  sectionSchemas,
} from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { applyChanges, type Change, overlaps } from './changes';
import { fieldValue, isSame } from './fieldValue';
import type { Problem } from './problem';

/**
 * For each path that was changed, the version that changed it last. The newest are kept; the others are one entry for
 * the whole document, whose path is empty: whoever still stands on an older version than it is in conflict with all.
 */
export type FieldVersions = Readonly<Record<string, number>>;

/** Far above what the writers of a day change, and few enough to be read with every document. */
export const mostPaths = 1_000;

/** A document as it is stored. */
export interface StandingDocument<Name extends SectionName = SectionName> {
  version: number;
  data: SectionData[Name];
  fieldVersions: FieldVersions;
}

/**
 * The paths among the changes that somebody else changed after the base version; all, when nobody has that version yet. A
 * field that already holds the value sent is no conflict: both mean the same, and so does a repeated request.
 */
export function conflictingPaths(
  { version, data, fieldVersions }: StandingDocument,
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
 * What changes make of a document: itself where they change nothing, its next version, or what is wrong with it then.
 * Every service that keeps households does it so, and so do the services of page tests.
 */
export function changed<Name extends SectionName>(
  section: Name,
  standing: StandingDocument<Name>,
  changes: readonly Change[],
): { standing: StandingDocument<Name> } | { issues: Issues } {
  const read = z.safeParse(sectionSchemas[section], applyChanges(standing.data, changes));
  if (!read.success) return { issues: read.error.issues.map(toIssue) };
  const data = read.data as SectionData[Name]; // read by the schema of this name
  const issues = documentIssues(section, data);
  if (issues.length > 0) return { issues };
  const effective = changes.filter(
    ({ path }) => !isSame(fieldValue(standing.data, path), fieldValue(data, path)),
  );
  if (effective.length === 0) return { standing };
  const version = standing.version + 1;
  return {
    standing: { version, data, fieldVersions: withChanges(standing.fieldVersions, effective, version) },
  };
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
