import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RegistryEntry } from '@vp-digital/core/shell';
import { outputFolder, registryFile } from './workspace';

const file = path.join(outputFolder, registryFile);

/** The registry as it stands; empty before the first build. */
export const readRegistry = (): Registry =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Registry) : {}; // only written below

/** Replaces one area's line and leaves the others alone; a reader never meets a half-written file. */
export function writeRegistryEntry(area: string, entry: RegistryEntry): void {
  const entries = Object.entries({ ...readRegistry(), [area]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}
