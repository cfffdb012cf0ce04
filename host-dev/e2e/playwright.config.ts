import { defineConfig } from '@playwright/test';
import { patience } from '../services/testing/patience';
import { findBrowser } from './findBrowser';

const output = `../../test-results/${process.env['VP_E2E_OUTPUT'] ?? 'browser'}`;
const report = process.env['VP_E2E_REPORT'] ?? `${output}.json`;

/** Tests of the tag stop services or measure: nothing else may run beside them. */
const exclusive = /@alone\b/;
/** Every page once more, for what only other words can break. */
const english = /@english\b/;
/** The main ways once more in another browser. */
const firefox = /@firefox\b/;

/** Every test has accounts and households of its own (team.ts), so they run side by side and in any order. */
export default defineConfig({
  testDir: '.',
  tsconfig: '../../tsconfig.json',
  outputDir: output,
  globalSetup: './startServices.ts',
  fullyParallel: true,
  projects: [
    { name: 'together', grepInvert: [exclusive, english, firefox] },
    { name: 'alone', grep: exclusive, workers: 1 },
    { name: 'english', grep: english },
    { name: 'firefox', grep: firefox, workers: 1 },
  ],
  forbidOnly: true,
  timeout: patience(90_000),
  expect: { timeout: patience(10_000) },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: process.env['VP_E2E_URL'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'off', // it costs every test a fifth of its time; one that is tried again has it (runners/browser.ts)
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
