import { type Browser, chromium } from '@playwright/test';
import { buildWhatChanged } from '../build/buildWhatChanged';
import { writeEnvironmentFile } from '../build/environmentFile';
import { outputFolder } from '../build/workspace';
import { findBrowser } from '../e2e/findBrowser';
import { startTestServices, type TestServices } from '../services/testing';

/** Runs a benchmark of the built application: with a browser, and with services that hold the samples and hand it out. */
export async function inBrowser(
  run: (browser: Browser, services: TestServices) => Promise<void>,
): Promise<void> {
  await buildWhatChanged(console.log);
  writeEnvironmentFile('prod');
  const services = await startTestServices({ staticFolder: outputFolder });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    await run(browser, services);
  } finally {
    await browser.close();
    await services.dispose();
  }
}
