import { fileURLToPath } from 'node:url';
import { bundle } from './testing/bundle';
import { programs, quickStart } from './testing/programs';
import { seededDatabase } from './testing/seededDatabase';
import { seededFolder } from './testing/seededFolder';

const seedProperties = fileURLToPath(new URL('../checks/seedProperties.ts', import.meta.url));

interface NodeTests {
  /** Program and options. */
  command: string[];
  environment: Record<string, string>;
  /** The test file, below the root, that one stands for which a report names. */
  sourceOf(file: string): string;
  /** Removes what was made for them. */
  tidy(): Promise<void>;
}

/**
 * How to run test files with Node's own runner, in the order given: as JavaScript made once for all processes, random
 * cases by the seed, services on copies of one database with the samples, which is made here once: an embedded one, or
 * one on the server that `databaseUrl` names.
 */
export async function nodeTests(
  files: readonly string[],
  options: readonly string[] = [],
  databaseUrl = process.env['DATABASE_URL'],
): Promise<NodeTests> {
  const seeded = databaseUrl ? await seededDatabase(databaseUrl) : await seededFolder();
  const made = await bundle([seedProperties, ...files], Object.values(programs));
  const [seeding = '', ...tests] = made.files;
  return {
    command: [
      process.execPath,
      '--enable-source-maps',
      ...quickStart,
      '--import',
      seeding,
      '--test',
      '--test-reporter',
      'spec',
      ...options,
      ...tests,
    ],
    environment: {
      VP_TEST_PROGRAMS: made.programs,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(seeded && { VP_TEST_SEEDED: seeded.source }),
    },
    sourceOf: made.sourceOf,
    tidy: async () => {
      made.remove();
      await seeded?.remove();
    },
  };
}
