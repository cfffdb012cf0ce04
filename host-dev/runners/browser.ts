import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '../checks/files';
import { runStep } from '../checks/runStep';
import { type Count, failure, type Runner, withExit } from './count';

/** Side by side: a browser and its services keep one core busy. */
const parts = Math.min(2, availableParallelism());

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: {
    ok: boolean;
    title: string;
    file: string;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** The whole product in Chromium: Playwright. */
export const browser: Runner = {
  name: 'browser tests',
  async run() {
    const counts = await Promise.all(Array.from({ length: parts }, (_, index) => runPart(index + 1)));
    return {
      passed: counts.reduce((sum, { passed }) => sum + passed, 0),
      failed: counts.reduce((sum, { failed }) => sum + failed, 0),
      failures: counts.flatMap(({ failures = [] }) => failures),
    };
  },
};

async function runPart(part: number): Promise<Count> {
  const report = path.join(root, `test-results/browser-${part}.json`);
  rmSync(report, { force: true });
  const command = ['node_modules/.bin/playwright', 'test', '--config', 'host-dev/e2e/playwright.config.ts'];
  const environment = { VP_E2E_PART: `${part}/${parts}` };
  const { ok } = await runStep({ name: `playwright ${part}`, command }, { show: true, environment });
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [`part ${part} has left no report`] };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport; // Playwright's own format
  return withExit(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap(failuresOf),
    },
    ok,
  );
}

const failuresOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results).map(({ error }) => error?.message ?? '');
      return failure(`${file}: ${title}`, messages.join('\n'));
    }),
  ...suites.flatMap(failuresOf),
];
