import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { buildWhatChanged } from '../../build/buildWhatChanged';
import { writeEnvironmentFile } from '../../build/environmentFile';
import { outputFolder } from '../../build/workspace';
import { findBrowser } from '../../e2e/findBrowser';
import { signIn } from '../../e2e/signIn';
import { startTestServices } from '../../services/testing';
import { countTraffic, slowLine } from './line';
import { printVisits } from './printVisits';
import { watchContent } from './watchContent';
import { type Measured, overviewPath, takeWays, type Way } from './ways';

/** After so many visits the session would be renewed in the middle of one. */
const visitsPerSession = 8;

/**
 * `npm run bench -- visits [--runs 11] [--line none]`: what an advisor waits for on the ways of an appointment, at 40 ms
 * and 10 Mbit/s, beside the floor. Without a line it prints how long the page's own thread is busy, which is a part of
 * the floor.
 */
export async function benchVisits(...options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { runs: { type: 'string', default: '11' }, line: { type: 'string', default: 'slow' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('npm run bench -- visits [--runs 11]');
  await buildWhatChanged(console.log);
  writeEnvironmentFile('prod');
  const services = await startTestServices({ staticFolder: outputFolder });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const visits: Record<Way, Measured>[] = [];
    let session = '';
    for (let run = 0; run <= runs; run++) {
      if (run % visitsPerSession === 0) session = await signedIn(browser, services.url);
      const visit = await visitOnce(browser, services.url, session, values.line !== 'none');
      if (run > 0) visits.push(visit); // the first of all warms up browser and services
    }
    printVisits(visits, values.line === 'none' ? 'busy' : 'time');
  } finally {
    await browser.close();
    await services.dispose();
  }
}

const viewport = { width: 1200, height: 900 };

/** What the session storage of a tab holds that is signed in. */
async function signedIn(browser: Browser, baseURL: string): Promise<string> {
  const page = await browser.newPage({ baseURL, viewport, locale: 'de-DE' });
  await page.goto(overviewPath);
  await signIn(page, 'sabine');
  await page
    .getByText(/im Monat bleiben/)
    .first()
    .waitFor();
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  await page.close();
  return kept;
}

async function visitOnce(
  browser: Browser,
  baseURL: string,
  kept: string,
  onSlowLine: boolean,
): Promise<Record<Way, Measured>> {
  const context = await browser.newContext({ baseURL, viewport, locale: 'de-DE' });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value'); // what esbuild names functions with
  await page.addInitScript((entries) => {
    if (location.protocol.startsWith('http') && sessionStorage.length === 0)
      Object.assign(sessionStorage, JSON.parse(entries));
  }, kept);
  await page.addInitScript(watchContent);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const line = await countTraffic(session);
  if (onSlowLine) await session.send('Network.emulateNetworkConditions', slowLine);
  const visit = await takeWays({ page, session, line });
  await context.close();
  return visit;
}
