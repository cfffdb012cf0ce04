import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runStep } from '../checks/runStep';
import { root } from '../checks/files';
import { type Runner, withExit } from './count';

const report = path.join(root, 'test-results/jest.json');

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke before their tests. */
  numRuntimeErrorTestSuites: number;
}

/** Calculations, the core and the areas' pages: Jest. */
export const units: Runner = {
  name: 'unit and page tests',
  async run() {
    rmSync(report, { force: true });
    const command = ['node_modules/.bin/jest', '--ci', '--json', '--outputFile', report];
    const { ok } = await runStep({ name: 'jest', command }, { show: 'errors' });
    const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport; // Jest's own format
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return withExit({ passed: result.numPassedTests, failed }, ok);
  },
};
