import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '../checks/files';
import { runStep } from '../checks/runStep';
import { type BrowserReport, type Failed, failedIn, passedIn, timesIn } from './browserReport';
import { type Count, failure, type Runner } from './count';
import { forgiven, isSame } from './unsteady';

/** Side by side: a browser and its share of the services keep one core busy. */
const workers = Math.min(2, availableParallelism());

/**
 * So long the tests that failed may take at their second try. Where many failed, the run is red whatever they do then, and
 * the time is needed for what follows; a test that does not get its turn counts as failed.
 */
const secondTryMinutes = 6;

/** Playwright's project of that name (e2e/playwright.config.ts), so many tests at a time. */
interface Project {
  name: string;
  workers: number;
}

/** Tests that have all they touch to themselves, then those that need the services to themselves, then the one in Firefox. */
export const browser = browserRunner('browser tests', [
  { name: 'together', workers },
  { name: 'alone', workers: 1 },
  { name: 'firefox', workers: 1 },
]);

/** Every page once more, for what only other words can break. */
export const everyPageInEnglish = browserRunner('every page in English', [{ name: 'english', workers }]);

/** The product in browsers: Playwright. What failed runs once more by itself, and is named if it passes then. */
function browserRunner(name: string, projects: readonly Project[]): Runner {
  return {
    name,
    async run() {
      const parts: Part[] = [];
      for (const project of projects) parts.push(await runProject(project));
      return countOf(parts);
    },
  };
}

interface Part {
  passed: number;
  failed: readonly Failed[];
  /** Those of the failed that passed when they ran once more. */
  passedAgain: readonly Failed[];
  times: Count['times'];
}

function countOf(parts: readonly Part[]): Count {
  const failed = parts.flatMap((part) => part.failed);
  const passedAgain = parts.flatMap((part) => part.passedAgain);
  const unsteady = forgiven(failed, passedAgain);
  const broken = failed.filter((test) => !unsteady.includes(test));
  const textOf = (test: Failed) =>
    failure(
      `${test.file}: ${test.title}${passedAgain.includes(test) ? ' (passed at the second try)' : ''}`,
      test.why.join('\n'),
    );
  return {
    passed: parts.reduce((sum, { passed }) => sum + passed, 0) + unsteady.length,
    failed: broken.length,
    failures: broken.map(textOf),
    unsteady: unsteady.map(({ file, title }) => `${file}: ${title}`),
    times: parts.flatMap(({ times = [] }) => times),
  };
}

async function runProject(project: Project): Promise<Part> {
  const first = await runPlaywright(project, { report: `browser-${project.name}` });
  if (!first.report) return noTest(project, 'it has left no report');
  const failed = failedIn(first.report);
  const part = { passed: first.report.stats.expected, failed, times: timesIn(first.report) };
  if (failed.length === 0)
    return first.ok
      ? { ...part, passedAgain: [] }
      : noTest(project, 'the program failed, although no test did');
  const exclusive = { ...project, workers: 1 };
  const again = await runPlaywright(
    exclusive,
    { report: `browser-${project.name}-again` },
    '--last-failed',
    '--trace',
    'retain-on-failure',
    '--global-timeout',
    String(secondTryMinutes * 60_000),
  );
  const passed = again.report ? passedIn(again.report) : [];
  return { ...part, passedAgain: failed.filter((test) => passed.some((one) => isSame(one, test))) };
}

const noTest = ({ name }: Project, why: string): Part => ({
  passed: 0,
  failed: [{ file: name, title: 'the run itself', why: [why] }],
  passedAgain: [],
  times: [],
});

/** Runs a project; which of its tests failed last lies in its own folder of test-results, by Playwright. */
async function runPlaywright(project: Project, { report }: { report: string }, ...options: string[]) {
  const file = path.join(root, `test-results/${report}.json`);
  rmSync(file, { force: true });
  const config = 'host-dev/e2e/playwright.config.ts';
  const chosen = ['--project', project.name, '--workers', String(project.workers), ...options];
  const command = ['node_modules/.bin/playwright', 'test', '--config', config, ...chosen];
  const environment = { VP_E2E_OUTPUT: `browser-${project.name}`, VP_E2E_REPORT: file };
  const { ok } = await runStep({ name: report, command }, { show: true, environment });
  const written = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as BrowserReport) // Playwright's own format
    : undefined;
  return { ok, report: written };
}
