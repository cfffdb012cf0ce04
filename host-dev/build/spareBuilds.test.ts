import type { Registry, RegistryEntry } from '@vp-digital/core/shell';
import type { Release } from './releases';
import { type Build, spareReleases, spareTrials } from './spareBuilds';

const now = new Date('2026-11-22T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const folderOf = (version: number, area = 'pkv') => `areas/${area}/${version}.0.0-0000`;
const build = (version: number, builtAt = daysAgo(1000 - version), area = 'pkv'): Build => ({
  area,
  folder: folderOf(version, area),
  builtAt,
});
/** A release that left the registry so many days ago, or is in it. */
const release = (version: number, left: number | undefined, area = 'pkv'): Release => ({
  area,
  version: `${version}.0.0`,
  folder: folderOf(version, area),
  at: daysAgo(400).toISOString(),
  ...(left === undefined ? {} : { until: daysAgo(left).toISOString() }),
});
const naming = (...builds: Build[]): Registry =>
  Object.fromEntries(
    builds.map(({ area, folder }) => {
      const versions = {
        version: '1.0.0',
        contractVersion: '1.0.0',
        coreVersion: '1.0.0',
        lawVersion: '2026',
      };
      const line: RegistryEntry = {
        ...versions,
        entry: `${folder}/remoteEntry.js`,
        preload: [],
        css: [],
        integrity: {},
        manifest: { name: area, ...versions, pages: [] },
      };
      return [area, line];
    }),
  );
const folders = (builds: Build[]) => builds.map(({ folder }) => folder);

describe('releases that may go', () => {
  const builds = [1, 2, 3, 4, 5, 6, 7, 8].map((version) => build(version));

  test('are those before the last five, when no tab can be open with them any more', () => {
    const releases = [900, 31, 29, 28, 27, 26, 25, undefined].map((left, index) => release(index + 1, left));
    expect(folders(spareReleases(builds, { registry: naming(build(8)), releases }, now))).toEqual([
      folderOf(1),
      folderOf(2),
    ]);
  });

  test('never the one that the registry names, although it was left once: it was set back', () => {
    const releases = [undefined, 90, 80, 70, 60, 50, 40, 35].map((left, index) => release(index + 1, left));
    expect(folders(spareReleases(builds, { registry: naming(build(1)), releases }, now))).toEqual([
      folderOf(2),
      folderOf(3),
    ]);
    const recorded = releases.map((one) => ({ ...one, until: daysAgo(90).toISOString() }));
    expect(folders(spareReleases(builds, { registry: naming(build(1)), releases: recorded }, now))).toEqual([
      folderOf(2),
      folderOf(3),
    ]);
  });

  test('are counted for each area alone, and never builds that were none', () => {
    const of = (area: string) => [1, 2, 3].map((version) => release(version, 90, area));
    const every = ['pkv', 'analysis'].flatMap((area) =>
      [1, 2, 3, 4].map((version) => build(version, now, area)),
    );
    const releases = [...of('pkv'), ...of('analysis')];
    expect(spareReleases(every, { registry: {}, releases }, now)).toEqual([]);
  });
});

describe('builds that never were a release and may go', () => {
  test('are those before the newest three of an area, but for the one in the registry and every release', () => {
    const builds = [1, 2, 3, 4, 5, 6, 7].map((version) => build(version));
    const kept = { registry: naming(build(1)), releases: [release(2, 900)] };
    expect(folders(spareTrials(builds, kept))).toEqual([folderOf(4), folderOf(3)]);
  });
});
