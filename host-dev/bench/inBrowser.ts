import { type Browser, chromium } from '@playwright/test';
import { buildWhatChanged } from '../build/buildWhatChanged';
import { writeEnvironmentFile } from '../build/environmentFile';
import { outputFolder } from '../build/workspace';
import { startTestServices, type TestServices } from '../services/testing';
import { browserOptions } from './visitor';

/** Runs a benchmark of the built application: with a browser, and with services that hold the samples and hand it out. */
export async function inBrowser(
  run: (browser: Browser, services: TestServices) => Promise<void>,
): Promise<void> {
  await buildWhatChanged(console.log);
  writeEnvironmentFile('prod');
  const services = await startTestServices({ staticFolder: outputFolder });
  const browser = await chromium.launch(browserOptions());
  try {
    await run(browser, services);
  } finally {
    await browser.close();
    await services.dispose();
  }
}
