import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from '../checks/files';
import { databaseTests, openers } from './databaseTests';

describe('the tests that open a database', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vp-database-tests-'));
    mkdirSync(path.join(folder, 'deep'));
    const sources = {
      'open.ts': "export const open = () => 'opened';",
      'loader.ts': "export const load = async () => (await import('./open')).open();",
      'start.ts': "import { load } from './loader';\nexport const start = load;",
      'deep/two.test.ts': "import { start } from '../start';\nawait start();",
      'onlyTypes.test.ts':
        "import type { open } from './open';\nexport const own: typeof open = () => 'own';",
      'none.test.ts': "import path from 'node:path';\nconsole.log(path.sep);",
    };
    for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const files = ['deep/two.test.ts', 'none.test.ts', 'onlyTypes.test.ts'];

  it('are found through two files and an import that waits, and those that open none are left out', () => {
    expect(databaseTests(files, { folder, opening: ['open.ts'] })).toEqual(['deep/two.test.ts']);
  });

  it('are never none: a name that no test reaches any more is an error', () => {
    expect(() => databaseTests(files, { folder, opening: ['open.ts', 'renamed.ts'] })).toThrow(/renamed\.ts/);
    expect(() => databaseTests(['none.test.ts'], { folder, opening: ['open.ts'] })).toThrow(/open\.ts/);
    expect(() => databaseTests([], { folder, opening: ['open.ts'] })).toThrow(/open\.ts/);
  });

  it('are of the services those that start them, on whichever database, and not the pure ones', () => {
    const found = databaseTests(filesIn(['host-dev/services'], /\.test\.ts$/));
    expect(found).toEqual(
      expect.arrayContaining([
        'host-dev/services/sections/sections.test.ts',
        'host-dev/services/database/database.test.ts',
        'host-dev/services/database/ownersOnly.test.ts',
        'host-dev/services/main.test.ts',
      ]),
    );
    expect(found).not.toContain('host-dev/services/database/fairQueue.test.ts');
    expect(openers).not.toEqual([]);
  });
});
