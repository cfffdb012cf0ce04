import { isDeepStrictEqual } from 'node:util';
import { type Change, overlaps } from '@vp-digital/core/contracts';

/**
 * For each path that was changed, the version that changed it last. The newest are kept; the others are one entry for
 * the whole document, whose path is empty: whoever still stands on an older version than it is in conflict with all.
 */
export type FieldVersions = Readonly<Record<string, number>>;

/** Far above what the writers of a day change, and few enough to be read with every document. */
export const mostPaths = 1_000;

interface Standing {
  data: unknown;
  fieldVersions: FieldVersions;
}

/**
 * The paths among the changes that somebody else changed after the base version. A field that already holds the value
 * sent is no conflict: both mean the same, and so does a repeated request.
 */
export function conflictingPaths(
  { data, fieldVersions }: Standing,
  baseVersion: number,
  changes: readonly Change[],
): string[] {
  const newer = Object.entries(fieldVersions)
    .filter(([, version]) => version > baseVersion)
    .map(([path]) => path);
  return changes
    .filter(({ path }) => newer.some((other) => overlaps(path, other)))
    .filter(({ path, value }) => !isDeepStrictEqual(valueAt(data, path), value))
    .map(({ path }) => path);
}

/** Those of the changes that make a difference between the document before and after them. */
export const effectiveChanges = (changes: readonly Change[], before: unknown, after: unknown): Change[] =>
  changes.filter(({ path }) => !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)));

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

function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key]; // an object that has the key, by the line above
  }
  return value;
}
