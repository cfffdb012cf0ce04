import type { Registry } from '@vp-digital/core/shell';
import type { Release } from './releases';

/** A folder below `areas`. */
export interface Build {
  area: string;
  /** Relative to the folder of everything that is built. */
  folder: string;
  builtAt: Date;
}

/** So many releases of every area can be set back to, however old they are. */
const retainedReleases = 5;

/** So many days a release stays loadable after the registry has named another one: no tab is open for longer. */
const retainedDays = 30;

/** So many builds of every area stay that never were a release: pages that are open go on while somebody develops. */
const retainedTrials = 3;

const day = 86_400_000;

export interface RetainedBuilds {
  registry: Registry;
  releases: readonly Release[];
}

/** Releases whose files nobody needs any more: neither the registry nor an open tab nor who sets one back. */
export function spareReleases(
  builds: readonly Build[],
  { registry, releases }: RetainedBuilds,
  now: Date,
): Build[] {
  const isOver = ({ until }: Release) =>
    until !== undefined && now.getTime() - Date.parse(until) > retainedDays * day;
  const isAmongLast = ({ area, folder }: Release) =>
    releases
      .filter((other) => other.area === area)
      .slice(-retainedReleases)
      .some((other) => other.folder === folder);
  return builds.filter((build) => {
    const release = releases.find(({ folder }) => folder === build.folder);
    return release && isOver(release) && !isAmongLast(release) && !isNamed(build, registry);
  });
}

/** Builds that never were a release, but for the newest of each area and those that the registry names. */
export function spareTrials(builds: readonly Build[], { registry, releases }: RetainedBuilds): Build[] {
  const trials = builds
    .filter(({ folder }) => !releases.some((release) => release.folder === folder))
    .sort((one, other) => other.builtAt.getTime() - one.builtAt.getTime());
  return trials.filter((trial) => {
    const ofArea = trials.filter(({ area }) => area === trial.area);
    return ofArea.indexOf(trial) >= retainedTrials && !isNamed(trial, registry);
  });
}

const isNamed = ({ folder }: Build, registry: Registry) =>
  Object.values(registry).some(({ entry }) => entry.startsWith(`${folder}/`));
