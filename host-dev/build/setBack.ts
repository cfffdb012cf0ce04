import path from 'node:path';
import type { RegistryEntry } from '@vp-digital/core/shell';
import { writeIndexPage } from './indexPage';
import { readRegistry, writeRegistryEntry } from './registry';
import { addRelease, builtAt, readReleases, type Release } from './releases';

/**
 * Writes the line of an area that was just built into the registry, unless somebody has set the area back: that stays until the
 * next release. Answers the release that stays.
 */
export function publishBuild(area: string, line: RegistryEntry): Release | undefined {
  const stays = setBackTo(area, readReleases());
  if (!stays) {
    writeRegistryEntry(area, line);
    writeIndexPage();
  }
  return stays;
}

/** The release that the registry names although a newer one of the area is out. */
export function setBackTo(area: string, releases: readonly Release[]): Release | undefined {
  const own = releases.filter((one) => one.area === area);
  const current = own.find(({ until }) => until === undefined);
  return current && current !== own.at(-1) ? current : undefined;
}

/**
 * Before another version is released: what the registry names without being in the list was out as well, by a build of
 * everything, and is to be there for who sets it back.
 */
export function noteFormer(area: string, next: string): void {
  const line = readRegistry()[area];
  if (!line || line.version === next) return;
  const folder = path.posix.dirname(line.entry);
  const known = readReleases().some((one) => one.area === area && one.version === line.version);
  const at = builtAt(folder);
  if (!known && at) addRelease({ area, version: line.version, folder, at: at.toISOString() });
}

/** What can be read on a terminal of every release: its version, since when it is there, what has become of it. */
export function listed(releases: readonly Release[], isThere: (one: Release) => boolean): string {
  if (releases.length === 0) return 'Nothing was released yet.';
  const day = (iso: string) => iso.slice(0, 10);
  const state = (one: Release) => {
    if (one.until === undefined) return setBackTo(one.area, releases) === one ? 'set back to' : 'out';
    return isThere(one) ? `until ${day(one.until)}` : `until ${day(one.until)}, removed`;
  };
  const ordered = releases.toSorted((one, other) => one.area.localeCompare(other.area)); // of an area in their order
  return ordered.map((one) => `${one.area} ${one.version}, ${day(one.at)}: ${state(one)}`).join('\n');
}
