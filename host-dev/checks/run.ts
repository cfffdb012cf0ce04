import { checkTypes } from './compiler';
import { runStep, type Step, type StepResult } from './runStep';

const tool = (name: string, ...options: string[]) => [`node_modules/.bin/${name}`, ...options];
const own = (file: string) => tool('tsx', `host-dev/checks/${file}`);
const settings = (file: string) => `host-dev/checks/${file}`;

/** The longest first: two run side by side. */
const steps: Step[] = [
  { name: 'lint, floors and zones', command: tool('eslint', '--max-warnings', '0', '.') },
  { name: 'types', command: [...checkTypes] },
  { name: 'cycles', command: own('cycles.ts') },
  { name: 'unused code', command: tool('knip', '--config', settings('knip.jsonc'), '--no-config-hints') },
  { name: 'texts', command: own('locales.ts') },
  { name: 'texts of pages', command: own('pageTexts.ts') },
  {
    name: 'accessibility',
    command: tool('oxlint', '--config', settings('oxlint.json'), 'src', 'remotes', 'host-dev'),
  },
  { name: 'formatting', command: tool('biome', 'format', '.') },
  { name: 'file sizes', command: own('fileSizes.ts') },
  { name: 'file names', command: own('fileNames.ts') },
  { name: 'custom properties', command: own('customProperties.ts') },
  { name: 'restyling', command: own('restyling.ts') },
  { name: 'owners', command: own('owners.ts') },
  { name: 'glossary', command: own('glossary.ts') },
];

/** `npm run check`: everything that can be said of the code without running it. */
async function check(): Promise<void> {
  const queue = [...steps];
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
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(`${results.length - failed} checks passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await check();
