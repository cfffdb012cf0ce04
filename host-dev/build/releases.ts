import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@vp-digital/core/shell';
import * as z from 'zod/mini';
import { outputFolder } from './workspace';

const file = path.join(outputFolder, 'releases.json');

const release = z.object({
  area: z.string(),
  version: z.string(),
  /** Where it stands, relative to `outputFolder`. */
  folder: z.string(),
  /** The shared floors that it was built with; not noted of the first ones. */
  core: z.optional(z.object({ version: z.string(), content: z.string() })),
  /** When it was built (ISO). */
  at: z.string(),
  /** Since when the registry names another one (ISO); tabs that were open then go on with this one. */
  until: z.optional(z.string()),
});
export type Release = z.infer<typeof release>;

/** Every release there was, oldest first; no entry is ever taken out. */
export const readReleases = (): Release[] =>
  existsSync(file) ? z.array(release).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

/** Notes which release the registry names for its area from now on; a new one is added. */
export function notePublished(published: Release, now: Date): void {
  const isPublished = ({ folder }: Release) => folder === published.folder;
  const { until: _, ...current } = published;
  const known = readReleases().map((other) => {
    if (isPublished(other)) return current;
    return other.area === published.area ? { ...other, until: other.until ?? now.toISOString() } : other;
  });
  write(known.some(isPublished) ? known : [...known, current]);
}

/** Adds one that the registry names although no release wrote it. */
export const addRelease = (former: Release): void => write([...readReleases(), former]);

function write(all: readonly Release[]): void {
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(all, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}

const lineFile = ({ folder }: Pick<Release, 'folder'>) => path.join(outputFolder, folder, 'release.json');

/** When the build in a folder was made; undefined where there is none any more. */
export function builtAt(folder: string): Date | undefined {
  const line = lineFile({ folder });
  return existsSync(line) ? statSync(line).mtime : undefined;
}

/** Whether its files are still there. */
export const isKept = (one: Release): boolean => existsSync(lineFile(one));

/** The line that this release's build wrote; it may be set again as long as the release is kept. */
export const lineOf = (one: Release): RegistryEntry =>
  JSON.parse(readFileSync(lineFile(one), 'utf8')) as RegistryEntry; // written by our own build
