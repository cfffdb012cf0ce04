import { changedFiles, usualBase } from './changed/changedFiles';
import { type CheckStep, namedSteps, readChoice, stepsAfterChange } from './changed/chosenSteps';
import { checkTypes } from './compiler';
import { writeTextKeys } from '../generator/textKeys';
import { runStep, type Step, type StepResult } from './runStep';

const tool = (name: string, ...options: string[]) => [`node_modules/.bin/${name}`, ...options];
const own = (file: string) => tool('tsx', `host-dev/checks/${file}`);
const settings = (file: string) => `host-dev/checks/${file}`;
const lint = (...options: string[]) => tool('eslint', '--max-warnings', '0', ...options);
const accessibility = (...files: string[]) => tool('oxlint', '--config', settings('oxlint.json'), ...files);
/** By TypeScript 7, as the types: in a third of the time that the same rules take in ESLint. */
const typedLint = tool(
  'oxlint',
  '--type-aware',
  '--config',
  settings('oxlint.typed.json'),
  '--ignore-pattern',
  '**/*.{cjs,mjs,js}',
  '--ignore-pattern',
  '**/*.d.ts',
  '.',
);

const script = /\.tsx?$/;

/** The longest first: two run side by side. What has no `after` is asked of the whole project only. */
const steps: CheckStep[] = [
  { name: 'typed-lint', command: typedLint },
  {
    name: 'lint',
    command: lint('.'),
    after: script,
    ofFiles: (files) => lint('--no-warn-ignored', ...files),
  },
  { name: 'types', command: [...checkTypes], after: /\.tsx?$|\.json$/, again: own('changed/types.ts') },
  { name: 'cycles', command: own('cycles.ts') },
  {
    name: 'unused-code',
    command: tool('knip', '--config', settings('knip.jsonc'), '--no-config-hints'),
  },
  {
    name: 'texts',
    command: own('locales.ts'),
    after: /^locales\/.*\.json$|^(src|remotes|host-dev)\/.*\.tsx?$/,
  },
  {
    name: 'page-texts',
    command: own('pageTexts.ts'),
    after: /^locales\/.*\.json$|^(src|remotes)\/.*\.tsx?$/,
  },
  {
    name: 'accessibility',
    command: accessibility('src', 'remotes', 'host-dev'),
    after: /^(src|remotes|host-dev)\/.*\.tsx?$/,
    ofFiles: (files) => accessibility(...files),
  },
  {
    name: 'formatting',
    command: tool('biome', 'format', '.'),
    after: /\.(tsx?|mjs|cjs|js|jsonc?|css)$/,
    ofFiles: (files) => tool('biome', 'format', '--no-errors-on-unmatched', ...files),
  },
  { name: 'file-sizes', command: own('fileSizes.ts'), after: /\.(tsx?|mjs|cjs|css)$/ },
  { name: 'file-names', command: own('fileNames.ts'), after: /\.(tsx?|mjs|cjs|css)$/ },
  // all of them, too, after a change: a property that one no longer sets is missing in another
  {
    name: 'styles',
    command: tool('stylelint', '--config', settings('stylelint.mjs'), '{src,remotes,host-dev}/**/*.css'),
    after: /\.css$|^host-dev\/checks\/stylelint\.mjs$/,
  },
  { name: 'pages', command: own('docPaths.ts'), after: /\.md$|^package\.json$/ },
  { name: 'owners', command: own('owners.ts'), after: /(^|\/)(package\.json|CODEOWNERS)$/ },
  {
    name: 'glossary',
    command: own('glossary.ts'),
    after: /^locales\/.*\.json$|^src\/household\/.*\.ts$|^docs\/glossary\.md$/,
  },
];

/** `npm run check`: everything that can be said of the code without running it, or what the arguments choose of it. */
async function check(): Promise<void> {
  const { names, changed, base = usualBase() } = readChoice(process.argv.slice(2));
  writeTextKeys(); // a file of texts that is new has types
  const named = namedSteps(steps, names);
  const results = await inPairs(changed ? stepsAfterChange(named, changedFiles(base)) : named);
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(`${results.length - failed} checks passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function inPairs(chosen: readonly Step[]): Promise<StepResult[]> {
  const queue = [...chosen];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const result = await runStep(step);
      results.push(result);
      console.log(`${result.ok ? '✓' : '✗'} ${result.name} (${result.seconds.toFixed(1)} s)`);
      if (!result.ok) console.log(result.output);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
