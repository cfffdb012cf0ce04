import { defineConfig } from '@playwright/test';
import { findBrowser } from './findBrowser';

/** Which part of the tests this is ("1/2"); each part has services with samples, a browser and results of its own. */
const [part = 1, parts = 1] = (process.env['VP_E2E_PART'] ?? '1/1').split('/').map(Number);
const results = `../../test-results/${process.env['VP_E2E_RESULTS'] ?? `browser-${part}`}`;

/** One day: the tests of a part run one after the other and may build on the samples. */
export default defineConfig({
  testDir: '.',
  tsconfig: '../../tsconfig.json',
  outputDir: results,
  shard: { current: part, total: parts },
  globalSetup: './startServices.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  use: {
    baseURL: process.env['VP_E2E_URL'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
