import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checks/files';
import { runStep } from '../checks/runStep';
import { failure, type Runner, withExit } from './count';

const report = path.join(root, 'test-results/browser.json');

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
    rmSync(report, { force: true });
    const command = ['node_modules/.bin/playwright', 'test', '--config', 'host-dev/e2e/playwright.config.ts'];
    const { ok } = await runStep({ name: 'playwright', command }, { show: true });
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport; // Playwright's own format
    return withExit(
      {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        failures: suites.flatMap(failuresOf),
      },
      ok,
    );
  },
};

const failuresOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results).map(({ error }) => error?.message ?? '');
      return failure(`${file}: ${title}`, messages.join('\n'));
    }),
  ...suites.flatMap(failuresOf),
];
