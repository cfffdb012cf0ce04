import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { signIn } from '../e2e/signIn';
import { householdId } from '../services/testing';

/** 40 ms there and back, 10 Mbit/s. */
export const roundTrip = 40;
export const bytesPerMillisecond = 1_250;
export const slowLine = {
  offline: false,
  latency: roundTrip,
  downloadThroughput: bytesPerMillisecond * 1_000,
  uploadThroughput: bytesPerMillisecond * 1_000,
};

export const overviewPath = `/haushalt/${householdId(2)}/uebersicht`;
const viewport = { width: 1200, height: 900 };

/** What the session storage of a tab holds that is signed in. */
export async function signedIn(browser: Browser, baseURL: string): Promise<string> {
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

export interface Visitor {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** A browser with nothing kept of an earlier visit but the session; `watch` runs in the page before everything else. */
export async function newVisitor(
  browser: Browser,
  baseURL: string,
  kept: string,
  watch: () => void,
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, viewport, locale: 'de-DE' });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value'); // what esbuild names functions with
  await page.addInitScript((entries) => {
    const isEmpty = location.protocol.startsWith('http') && sessionStorage.length === 0;
    if (isEmpty) Object.assign(sessionStorage, JSON.parse(entries));
  }, kept);
  await page.addInitScript(watch);
  return { context, page, session: await context.newCDPSession(page) };
}
