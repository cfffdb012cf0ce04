import { seededFolder } from './testing/seededFolder';

const seedProperties = new URL('../checks/seedProperties.ts', import.meta.url);

interface NodeTests {
  /** Program and options. */
  command: string[];
  environment: Record<string, string>;
  /** Removes what was made for them. */
  tidy(): Promise<void>;
}

/**
 * How to run test files with Node's own runner: TypeScript as it is, random cases by the seed, services on copies of
 * one database with the samples, which is made here once.
 */
export async function nodeTests(
  files: readonly string[],
  options: readonly string[] = [],
): Promise<NodeTests> {
  const seeded = process.env['DATABASE_URL'] ? undefined : await seededFolder();
  return {
    command: [
      process.execPath,
      '--import',
      'tsx',
      '--import',
      seedProperties.href,
      '--test',
      '--test-reporter',
      'spec',
      ...options,
      ...files,
    ],
    environment: seeded ? { VP_TEST_SEEDED: seeded.location.dataFolder } : {},
    tidy: async () => seeded?.remove(),
  };
}
