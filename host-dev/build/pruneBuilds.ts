import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from './registry';
import { readReleases } from './releases';
import { type Build, spareReleases, spareTrials } from './spareBuilds';
import { outputFolder } from './workspace';

/** Removes builds that never were a release, but for the newest of each area; answers their folders. */
export const pruneTrials = (): string[] => remove(spareTrials(builds(), kept()));

/** Removes the releases that nobody needs any more; answers their folders. */
export const pruneReleases = (now: Date): string[] => remove(spareReleases(builds(), kept(), now));

const kept = () => ({ registry: readRegistry(), releases: readReleases() });

function builds(): Build[] {
  return foldersIn('areas').flatMap((area) =>
    foldersIn(`areas/${area}`).map((name) => {
      const folder = `areas/${area}/${name}`;
      return { area, folder, builtAt: statSync(path.join(outputFolder, folder)).mtime };
    }),
  );
}

function foldersIn(place: string): string[] {
  const folder = path.join(outputFolder, place);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function remove(spare: Build[]): string[] {
  for (const { folder } of spare) rmSync(path.join(outputFolder, folder), { recursive: true });
  return spare.map(({ folder }) => folder);
}
