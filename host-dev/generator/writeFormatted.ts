import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../build/workspace';

/** Writes a new file with the folders that it needs, formatted as all others are: a name may be as long as it likes. */
export function writeFormatted(file: string, content: string): string {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), content);
  return formatFile(file);
}

function formatFile(file: string): string {
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', inRoot(file)], {
    cwd: inRoot('.'),
    stdio: 'ignore',
  });
  return file;
}
