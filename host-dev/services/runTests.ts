import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeTests } from './nodeTests';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Runs the test files with this ending, or those of them whose name has one of the words, and sets the exit code. */
export async function runTests(
  ending: string,
  words: readonly string[],
  options: readonly string[] = [],
): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .map((file) => join(folder, file));
  const { command, environment, tidy } = await nodeTests(files, options);
  const [program = '', ...rest] = command;
  const { status } = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...environment } });
  await tidy();
  process.exitCode = status ?? 1;
}
