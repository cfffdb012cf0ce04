import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '../checks/files';
import { runStep } from '../checks/runStep';
import { type BrowserReport, type Failed, failedIn, timesIn } from './browserReport';
import { failure, type Runner } from './count';
import type { FileTime } from './slowest';
import { triedAgain } from './unsteady';

/** Side by side: a browser and its share of the services keep one core busy. */
const workers = Math.min(2, availableParallelism());

/** Tests that have all they touch to themselves, and then those that need the services to themselves. */
const projects = [
  { name: 'together', workers },
  { name: 'alone', workers: 1 },
];

/** The whole product in Chromium: Playwright. What failed by bad luck is tried once more, and named. */
export const browser: Runner = {
  name: 'browser tests',
  async run() {
    const counts: Part[] = [];
    for (const project of projects) counts.push(await runProject(project));
    const count = {
      passed: counts.reduce((sum, { passed }) => sum + passed, 0),
      failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    };
    const failed = counts.flatMap((part) => part.failures);
    const again = count.failed === failed.length ? triedAgain(failed) : []; // else a part broke as a whole
    const results: { test: Failed; passed: boolean }[] = [];
    for (const test of again) results.push({ test, passed: await runAgain(test) });
    const unsteady = results.filter(({ passed }) => passed).map(({ test }) => test);
    return {
      passed: count.passed + unsteady.length,
      failed: count.failed - unsteady.length,
      failures: failed.filter((test) => !unsteady.includes(test)).map(textOf),
      unsteady: unsteady.map(({ file, title }) => `${file}: ${title}`),
      times: counts.flatMap(({ times }) => times),
    };
  },
};

const textOf = ({ file, title, why }: Failed) => failure(`${file}: ${title}`, why.join('\n'));

interface Part {
  passed: number;
  failed: number;
  failures: readonly Failed[];
  times: readonly FileTime[];
}

const noTest = (file: string, why: string): Part => ({
  passed: 0,
  failed: 1,
  failures: [{ file, title: 'the run itself', why: [why] }],
  times: [],
});

async function runProject(project: (typeof projects)[number]): Promise<Part> {
  const name = `browser-${project.name}`;
  const { ok, report } = await runPlaywright(name, [
    '--project',
    project.name,
    '--workers',
    String(project.workers),
  ]);
  if (!report) return noTest(name, 'it has left no report');
  const { expected: passed, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky;
  if (!ok && failed === 0) return noTest(name, 'the program failed, although no test did');
  return { passed, failed, failures: failedIn(report), times: timesIn(report) };
}

/** One test by itself, with services and a browser of its own. */
async function runAgain({ file, title }: Failed): Promise<boolean> {
  const grep = `${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  const options = [file, '--grep', grep, '--workers', '1', '--trace', 'retain-on-failure'];
  const { ok, report } = await runPlaywright('browser-again', options);
  return ok && report?.stats.expected === 1;
}

async function runPlaywright(name: string, options: readonly string[]) {
  const results = path.join(root, `test-results/${name}.json`);
  rmSync(results, { force: true });
  const config = 'host-dev/e2e/playwright.config.ts';
  const command = ['node_modules/.bin/playwright', 'test', '--config', config, ...options];
  const { ok } = await runStep({ name, command }, { show: true, environment: { VP_E2E_RESULTS: name } });
  const report = existsSync(results)
    ? (JSON.parse(readFileSync(results, 'utf8')) as BrowserReport) // Playwright's own format
    : undefined;
  return { ok, report };
}
