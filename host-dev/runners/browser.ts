import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checks/files';
import { runStep } from '../checks/runStep';
import { type Runner, withExit } from './count';

const report = path.join(root, 'test-results/browser.json');

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** The whole product in Chromium: Playwright. */
export const browser: Runner = {
  name: 'browser tests',
  async run() {
    rmSync(report, { force: true });
    const command = ['node_modules/.bin/playwright', 'test', '--config', 'host-dev/e2e/playwright.config.ts'];
    const { ok } = await runStep({ name: 'playwright', command }, { show: true });
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport; // Playwright's own format
    return withExit({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, ok);
  },
};
