import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeTests } from './nodeTests';

export interface Tests {
  /** Where they lie. */
  folders: readonly URL[];
  /** How their names end. */
  ending: string;
  /** Only those whose name has one of these; all when there are none. */
  words: readonly string[];
  /** For Node's test runner. */
  options?: readonly string[];
}

/** Runs test files and sets the exit code. */
export async function runTests({ folders, ending, words, options = [] }: Tests): Promise<void> {
  const files = folders
    .map((url) => fileURLToPath(url))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
        .map((file) => join(folder, file)),
    );
  const { command, environment, tidy } = await nodeTests(files, options);
  const [program = '', ...rest] = command;
  const { status } = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...environment } });
  await tidy();
  process.exitCode = status ?? 1;
}
