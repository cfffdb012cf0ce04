import { isDeepStrictEqual } from 'node:util';
import { type Change, overlaps } from '@vp-digital/core/contracts';

/** For each path that was ever changed, the version that changed it last. */
export type FieldVersions = Readonly<Record<string, number>>;

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

/** The field versions after the changes: a path's new version stands for everything below it. */
export function withChanges(
  fieldVersions: FieldVersions,
  changes: readonly Change[],
  version: number,
): FieldVersions {
  const covered = (path: string) => changes.some((change) => path.startsWith(`${change.path}/`));
  return {
    ...Object.fromEntries(Object.entries(fieldVersions).filter(([path]) => !covered(path))),
    ...Object.fromEntries(changes.map(({ path }) => [path, version])),
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
