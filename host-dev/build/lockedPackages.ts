import { readFileSync } from 'node:fs';
import { inRoot } from './workspace';

interface LockedPackage {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Packages and everything that they need, as the lock file has them: place, version and hash, by place. Throws for a
 * package that it does not have.
 *
 * @param from the folder that asks for them, relative to the root.
 */
export function lockedPackages(from: string, names: readonly string[]): string[] {
  const packages = readLock();
  const places = new Set(
    names.map((name) => {
      const place = placeOf(packages, from, name);
      if (place === undefined) throw new Error(`package-lock.json has no ${name} for ${from}`);
      return place;
    }),
  );
  for (const place of places) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = placeOf(packages, place, name);
      if (found !== undefined) places.add(found);
    }
  }
  return [...places]
    .sort()
    .map((place) => `${place} ${packages[place]?.version ?? ''} ${packages[place]?.integrity ?? ''}`);
}

/** Whether the lock file has all of these packages: another commit may have none of what was needed last time. */
export function areLocked(from: string, names: readonly string[]): boolean {
  const packages = readLock();
  return names.every((name) => placeOf(packages, from, name) !== undefined);
}

const readLock = () =>
  (
    JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    }
  ).packages; // npm wrote it

/** Where Node finds a package from a place: in its own folder, else in one above. */
function placeOf(packages: Record<string, LockedPackage>, from: string, name: string): string | undefined {
  const above = (folder: string) => folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0));
  for (let folder = from; ; folder = above(folder)) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}
