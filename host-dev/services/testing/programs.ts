import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * For V8: WebAssembly, which the embedded database is, compiled once and quickly. To compile it a second time, for
 * speed, costs a process more than it wins with the few thousand statements of a test.
 */
export const quickStart = ['--liftoff-only'];

/** Programs that tests start. */
export const programs = {
  main: new URL('../main.ts', import.meta.url),
  writer: new URL('../slow/writer.ts', import.meta.url),
};

/** Options of Node that run a program: as JavaScript where the runner has made it (`bundle.ts`), else as it is. */
export function optionsFor(program: keyof typeof programs): string[] {
  const source = fileURLToPath(programs[program]);
  const { VP_TEST_PROGRAMS } = process.env;
  const made = join(VP_TEST_PROGRAMS ?? '', relative(root, source).replace(/\.ts$/, '.mjs'));
  return VP_TEST_PROGRAMS && existsSync(made) ? [...quickStart, made] : ['--import', 'tsx', source];
}
