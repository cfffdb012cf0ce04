import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runStep } from '../checks/runStep';
import { root } from '../checks/files';
import { atLeastOne, type Count, failure, type Runner, withExit } from './count';

const report = path.join(root, 'test-results/jest.json');

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke before their tests. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    /** In milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/**
 * Calculations, the core and the areas' pages: Jest. Then one screen and one floor once more with Jest and React as they are
 * published: what makes the others quick leans on private parts of both, and has to stay a choice (jest.config.ts).
 */
export const units: Runner = {
  name: 'unit and page tests',
  async run() {
    const quick = await runJest([]);
    const plain = await runJest(asPublished, { VP_PLAIN_JEST: '1' });
    return {
      passed: quick.passed + plain.passed,
      failed: quick.failed + plain.failed,
      failures: [...(quick.failures ?? []), ...(plain.failures ?? []).map((text) => `as published: ${text}`)],
      times: quick.times ?? [],
    };
  },
};

const asPublished = ['analysis/income/Income(Customer|Page)', 'src/session/'];

async function runJest(paths: readonly string[], environment: Record<string, string> = {}): Promise<Count> {
  rmSync(report, { force: true });
  const command = ['node_modules/.bin/jest', '--ci', '--json', '--outputFile', report, ...paths];
  const { ok } = await runStep({ name: 'jest', command }, { show: 'errors', environment });
  const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport; // Jest's own format
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const times = result.testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }));
  return atLeastOne(
    withExit({ passed: result.numPassedTests, failed, failures: failuresOf(result), times }, ok),
  );
}

function failuresOf({ testResults }: JestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = path.relative(root, name);
      if (failed.length === 0) return [failure(file, message)];
      return failed.map(({ fullName, failureMessages = [] }) =>
        failure(`${file}: ${fullName}`, failureMessages.join('\n')),
      );
    });
}
