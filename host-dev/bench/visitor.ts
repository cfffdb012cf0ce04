import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/findBrowser';
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
const visitors = { viewport: { width: 1200, height: 900 }, locale: 'de-DE' };

/** What the session storage of a tab holds that is signed in. */
export async function signedIn(browser: Browser, baseURL: string): Promise<string> {
  const page = await browser.newPage({ ...visitors, baseURL });
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
  return visitorIn(await browser.newContext({ ...visitors, baseURL }), kept, watch);
}

/**
 * A browser as people have one: its profile lies on the disk, with the files that it fetched and, from the third load on,
 * what the engine compiled of them. A context of its own keeps both in memory only, and hardly ever what was compiled.
 */
export async function newRegular(
  baseURL: string,
  kept: string,
  watch: () => void,
): Promise<Visitor & { leave(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'vp-profile-'));
  const options = { ...browserOptions(), ...visitors, baseURL };
  const context = await chromium.launchPersistentContext(profile, options);
  return {
    ...(await visitorIn(context, kept, watch)),
    leave: async () => {
      await context.close();
      await rm(profile, { recursive: true });
    },
  };
}

export const browserOptions = () => ({ executablePath: findBrowser(), args: ['--no-sandbox'] });

async function visitorIn(context: BrowserContext, kept: string, watch: () => void): Promise<Visitor> {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value'); // what esbuild names functions with
  await page.addInitScript((entries) => {
    const isEmpty = location.protocol.startsWith('http') && sessionStorage.length === 0;
    if (isEmpty) Object.assign(sessionStorage, JSON.parse(entries));
  }, kept);
  await page.addInitScript(watch);
  return { context, page, session: await context.newCDPSession(page) };
}
