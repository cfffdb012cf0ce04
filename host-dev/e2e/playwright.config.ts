import { defineConfig } from '@playwright/test';
import { findBrowser } from './findBrowser';

/** One browser, one process of services, one day: tests run one after the other and may build on the samples. */
export default defineConfig({
  testDir: '.',
  tsconfig: '../../tsconfig.json',
  outputDir: '../../test-results',
  globalSetup: './startServices.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
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
