import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkTypes } from '../checks/compiler';
import { folderOf } from '../generator/screenFiles';
import { takeScreenAway } from './takeScreenAway';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy';

/** Every screen is built; these are taken out of the copy first: with a flag and without, in areas that differ. No other file imports them. */
const missing = [
  { area: 'analysis', name: 'ffgExplanation' },
  { area: 'beratung', name: 'basicPensionSavingsGoal' },
  { area: 'terminabschluss', name: 'recommendationByWhatsapp' },
  { area: 'terminabschluss', name: 'recruiting' },
] as const;

const [first] = missing;
const firstTest = 'remotes/analysis/screens/ffg-explanation/FfgExplanationPage.test.tsx';
const screen = [
  'locales/de/analysis/ffgExplanation.json',
  'locales/en/analysis/ffgExplanation.json',
  'remotes/analysis/screens/ffg-explanation/FfgExplanationCustomer.tsx',
  firstTest,
  'remotes/analysis/screens/ffg-explanation/FfgExplanationPage.tsx',
  'remotes/analysis/screens/ffg-explanation/screen.ts',
];
/** Written wherever it is needed, and in no repository. */
const typesOfTexts = 'src/libs/i18n/keys.d.ts';

const sources = ['remotes/probe', 'src/reference', 'src/libs'];

/** A program that makes the room of every screen of a household that has none; prints the tests. */
const everyScreen = `
import { readFileSync } from 'node:fs';
import { type RouteName, routes } from '@vp-digital/core/reference';
import { addScreen } from './generator/addScreen';

for (const name of Object.keys(routes) as RouteName[]) {
  const { area, path } = routes[name];
  const declared = readFileSync(\`remotes/\${area}/area.ts\`, 'utf8');
  if (!/:(legacyH|h)ouseholdId/.test(path) || new RegExp(\`^import \${name} from\`, 'm').test(declared)) continue;
  console.log(addScreen(area, name).find((file) => file.endsWith('.test.tsx')));
}
`;

/** The declaration of the area that a file is of. */
const areaOf = (file: string) => path.join(...file.split('/').slice(0, 2), 'area.ts');

describe('what the generators make', () => {
  let copy: WorkspaceCopy;
  before(() => {
    copy = copyWorkspace(readdirSync('remotes'));
    for (const one of missing) takeScreenAway(copy, one);
  });
  after(() => copy.remove());

  /** Every file of the workspace's own, by its content. */
  const files = (): Map<string, string> =>
    new Map(
      ['src', 'remotes', 'locales', 'host-dev'].flatMap((folder) =>
        readdirSync(path.join(copy.folder, folder), { recursive: true, encoding: 'utf8' })
          .map((file) => path.join(folder, file))
          .filter((file) => statSync(path.join(copy.folder, file)).isFile() && file !== typesOfTexts)
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
    const { stdout } = await copy.run('host-dev/screen.ts', first.area, first.name, 'comparison');
    const changed = [...files()].filter(([file, hash]) => known.get(file) !== hash).map(([file]) => file);
    assert.deepEqual(changed.sort(), [...screen, 'remotes/analysis/area.ts'].sort());
    assert.match(
      stdout,
      /^npx jest remotes\/analysis\/screens\/ffg-explanation\/FfgExplanationPage\.test\.tsx$/m,
    );
    const added = copy
      .read('remotes/analysis/area.ts')
      .split('\n')
      .filter((line) => !declared.split('\n').includes(line));
    assert.deepEqual(added, [
      "import ffgExplanation from './screens/ffg-explanation/screen';",
      '    ffgExplanation,',
    ]);
    assert.match(copy.read('remotes/analysis/area.ts'), /comparison,\s+ffgExplanation,/);
  });

  it('a screen is made once, in its own area, of the specification, for a household', async () => {
    const again = copy.run('host-dev/screen.ts', first.area, first.name);
    await assert.rejects(again, /ffg-explanation\/screen\.ts is there already/);
    await assert.rejects(
      copy.run('host-dev/screen.ts', 'pkv', 'companyPresentation'),
      /belongs to analysis, not to pkv/,
    );
    await assert.rejects(copy.run('host-dev/screen.ts', 'analysis', 'lottery'), /no screen “lottery”/);
    await assert.rejects(
      copy.run('host-dev/screen.ts', 'analysis'),
      /Without a page in analysis are: none\./,
    );
    await assert.rejects(
      copy.run('host-dev/screen.ts', 'terminabschluss'),
      /Without a page in terminabschluss are: recommendationByWhatsapp, recruiting\./,
    );
    await assert.rejects(copy.run('host-dev/screen.ts'), /Areas are analysis, /);
    await assert.rejects(copy.run('host-dev/screen.ts', 'haushalt', 'login'), /no screen of a household/);
  });

  it('an area is there with a page and texts, once and under a name that fits', async () => {
    const { stdout } = await copy.run('host-dev/area.ts', 'probe', 'Probe');
    assert.match(stdout, /^remotes\/probe\/mount\.tsx$/m);
    await assert.rejects(copy.run('host-dev/area.ts', 'probe'), /There is an area “probe” already/);
    await assert.rejects(copy.run('host-dev/area.ts', 'Groß & klein'), /small letters/);
  });

  let tests: string[] = [];

  it('every screen of the specification that is not built has room, whatever its flag and its order', async () => {
    copy.write('host-dev/everyScreen.ts', everyScreen);
    const { stdout } = await copy.run('host-dev/everyScreen.ts');
    tests = stdout.trim().split('\n');
    // beside them the first address of the area that was just made
    const places = [{ area: 'probe', name: 'probeStart' }, ...missing.slice(1)];
    assert.deepEqual(
      tests.map((file) => path.dirname(file)).sort(),
      places.map(({ area, name }) => `remotes/${area}/screens/${folderOf({ name })}`).sort(),
    );
    assert.ok(
      tests.every((file) => file.endsWith('Page.test.tsx')),
      stdout,
    );
    copy.remove('host-dev/everyScreen.ts');
  });

  it('has types that fit everything else', async () => {
    await copy.run(...checkTypes);
  });

  it('breaks no rule: floors, formatting, texts, sizes, names', async () => {
    const made = [...sources, ...new Set(tests.flatMap((file) => [path.dirname(file), areaOf(file)]))];
    await copy.run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...made);
    const typed = ['--type-aware', '--config', 'host-dev/checks/oxlint.typed.json'];
    await copy.run('node_modules/oxlint/bin/oxlint', ...typed, ...made);
    await copy.run('node_modules/@biomejs/biome/bin/biome', 'format', ...made, 'locales');
    for (const check of ['locales', 'pageTexts', 'cycles', 'fileSizes', 'fileNames', 'owners'])
      await copy.run(`host-dev/checks/${check}.ts`);
  });

  it('has tests of its pages, which pass', async () => {
    const { stderr } = await copy.run(
      'node_modules/jest/bin/jest.js',
      '--ci',
      'remotes/probe',
      ...tests,
      firstTest,
    );
    assert.match(stderr, new RegExp(`Tests:\\s+${tests.length + 2} passed, ${tests.length + 2} total`));
  });

  it('an area is built alone, with its tab in both languages', async () => {
    await copy.run('host-dev/release.ts', 'probe');
    const registry = JSON.parse(copy.read('dist/remotes.json')) as unknown;
    assert.deepEqual(Object.keys(registry as object), ['probe']);
    assert.match(copy.read('dist/remotes.json'), /"tab": \{\s+"de": "Probe",\s+"en": "Probe"/);
  });
});
