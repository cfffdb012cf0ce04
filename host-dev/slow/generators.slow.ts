import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkTypes } from '../checks/compiler';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy';

const screen = [
  'locales/de/analysis/futureHouseholdBudget.json',
  'locales/en/analysis/futureHouseholdBudget.json',
  'remotes/analysis/screens/future-household-budget/FutureHouseholdBudgetCustomer.tsx',
  'remotes/analysis/screens/future-household-budget/FutureHouseholdBudgetPage.test.tsx',
  'remotes/analysis/screens/future-household-budget/FutureHouseholdBudgetPage.tsx',
  'remotes/analysis/screens/future-household-budget/screen.ts',
];
const sources = [
  'remotes/probe',
  'remotes/analysis/screens/future-household-budget',
  'remotes/analysis/area.ts',
  'src/reference',
  'src/libs',
];
const texts = ['locales/de/probe', 'locales/en/probe', 'locales/de/analysis', 'locales/en/analysis'];

describe('what the generators make', () => {
  let copy: WorkspaceCopy;
  before(() => {
    copy = copyWorkspace(readdirSync('remotes'));
  });
  after(() => copy.remove());

  /** Every file of the workspace's own, by its content. */
  const files = (): Map<string, string> =>
    new Map(
      ['src', 'remotes', 'locales', 'host-dev'].flatMap((folder) =>
        readdirSync(path.join(copy.folder, folder), { recursive: true, encoding: 'utf8' })
          .map((file) => path.join(folder, file))
          .filter((file) => statSync(path.join(copy.folder, file)).isFile())
          .map((file): [string, string] => [
            file,
            createHash('sha256')
              .update(readFileSync(path.join(copy.folder, file)))
              .digest('hex'),
          ]),
      ),
    );

  it('a screen touches its folder, its texts and its place in the list of its area, and nothing else', async () => {
    const known = files();
    const declared = copy.read('remotes/analysis/area.ts');
    const { stdout } = await copy.run(
      'host-dev/screen.ts',
      'analysis',
      'futureHouseholdBudget',
      'comparison',
    );
    const changed = [...files()].filter(([file, hash]) => known.get(file) !== hash).map(([file]) => file);
    assert.deepEqual(changed.sort(), [...screen, 'remotes/analysis/area.ts'].sort());
    assert.match(
      stdout,
      /^npx jest remotes\/analysis\/screens\/future-household-budget\/FutureHouseholdBudgetPage\.test\.tsx$/m,
    );
    const added = copy
      .read('remotes/analysis/area.ts')
      .split('\n')
      .filter((line) => !declared.split('\n').includes(line));
    assert.deepEqual(added, [
      "import futureHouseholdBudget from './screens/future-household-budget/screen';",
      '    futureHouseholdBudget,',
    ]);
    assert.match(copy.read('remotes/analysis/area.ts'), /comparison,\s+futureHouseholdBudget,/);
  });

  it('a screen is made once, in its own area, of the specification, for a household', async () => {
    const again = copy.run('host-dev/screen.ts', 'analysis', 'futureHouseholdBudget');
    await assert.rejects(again, /FutureHouseholdBudgetPage\.tsx is there already/);
    await assert.rejects(
      copy.run('host-dev/screen.ts', 'pkv', 'companyPresentation'),
      /belongs to analysis, not to pkv/,
    );
    await assert.rejects(copy.run('host-dev/screen.ts', 'analysis', 'lottery'), /no screen “lottery”/);
    await assert.rejects(copy.run('host-dev/screen.ts', 'haushalt', 'login'), /no screen of a household/);
  });

  it('an area is there with a page and texts, once and under a name that fits', async () => {
    const { stdout } = await copy.run('host-dev/area.ts', 'probe', 'Probe');
    assert.match(stdout, /^remotes\/probe\/mount\.tsx$/m);
    await assert.rejects(copy.run('host-dev/area.ts', 'probe'), /There is an area “probe” already/);
    await assert.rejects(copy.run('host-dev/area.ts', 'Groß & klein'), /small letters/);
  });

  it('has types that fit everything else', async () => {
    await copy.run(...checkTypes);
  });

  it('breaks no rule: floors, formatting, texts, sizes, names', async () => {
    await copy.run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...sources);
    const typed = ['--type-aware', '--config', 'host-dev/checks/oxlint.typed.json'];
    await copy.run('node_modules/oxlint/bin/oxlint', ...typed, ...sources);
    await copy.run('node_modules/@biomejs/biome/bin/biome', 'format', ...sources, ...texts);
    for (const check of ['locales', 'fileSizes', 'fileNames', 'owners'])
      await copy.run(`host-dev/checks/${check}.ts`);
  });

  it('has tests of its pages, which pass', async () => {
    const tests = ['remotes/probe', 'remotes/analysis/screens/future-household-budget'];
    const { stderr } = await copy.run('node_modules/jest/bin/jest.js', ...tests, '--ci');
    assert.match(stderr, /Tests:\s+2 passed, 2 total/);
  });

  it('an area is built alone, with its tab in both languages', async () => {
    await copy.run('host-dev/release.ts', 'probe');
    const registry = JSON.parse(copy.read('dist/remotes.json')) as unknown;
    assert.deepEqual(Object.keys(registry as object), ['probe']);
    assert.match(copy.read('dist/remotes.json'), /"tab": \{\s+"de": "Probe",\s+"en": "Probe"/);
  });
});
