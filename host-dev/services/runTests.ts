import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeTests } from './nodeTests';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Runs the test files with this ending, or those of them whose name has one of the words, and ends the process. */
export function runTests(ending: string, words: readonly string[], options: readonly string[] = []): never {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .map((file) => join(folder, file));
  const [program = '', ...rest] = nodeTests(files, options);
  const { status } = spawnSync(program, rest, { stdio: 'inherit' });
  process.exit(status ?? 1);
}
