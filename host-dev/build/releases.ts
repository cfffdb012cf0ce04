import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  at: z.string(),
});
export type Release = z.infer<typeof release>;

/** Every release there was, oldest first; no entry is ever taken out. */
export const readReleases = (): Release[] =>
  existsSync(file) ? z.array(release).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

export function noteRelease(added: Release): void {
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify([...readReleases(), added], undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** The line that this release's build wrote; it may be set again at any time. */
export const lineOf = ({ folder }: Release): RegistryEntry =>
  JSON.parse(readFileSync(path.join(outputFolder, folder, 'release.json'), 'utf8')) as RegistryEntry; // written by our own build
