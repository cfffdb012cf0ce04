import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { inBrowser } from '../inBrowser';
import { readRegistry } from '../../build/registry';
import { signIn } from '../../e2e/signIn';
import { addHousehold, type TestServices } from '../../services/testing';
import { createClient } from '../../services/testing/client';
import { areaToken } from '../../services/testing/signIn';
import { largeDocuments, snapshotCount } from './largeHousehold';
import { printTyping, typeIn, typeOnCopy, typeOnEmptyPage, typingPlaces } from './typing';
import { type TaskWindow, watchTasks } from './watchTasks';

const user = 'sabine';
const contract = '4700';

/**
 * `npm run bench -- large`: a household of 8 persons, 60 contracts, 200 expenses, 300 notes and 40 snapshots. Opens and
 * scrolls every page of it for the first and the second time, and names the tasks above 50 ms; types on the largest forms
 * on a processor four times slower.
 */
export async function benchLarge(...options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { keys: { type: 'string', default: '60' } } });
  const keys = Number(values.keys);
  if (!Number.isInteger(keys) || keys < 1) throw new Error('npm run bench -- large [--keys 60]');
  await inBrowser(async (browser, services) => {
    const householdId = await addLargeHousehold(services);
    const page = await openedPage(browser, services.url, householdId);
    for (const time of ['first', 'second'] as const)
      for (const path of pagesOf(householdId)) await measurePage(page, path, time);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('about:blank');
    const empty = await typeOnEmptyPage(page, keys);
    for (const place of typingPlaces) {
      await page.goto(`/haushalt/${householdId}/uebersicht`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const typed = await typeIn(page, householdId, place, keys);
      printTyping(place, typed, await typeOnCopy(page, place, keys), empty);
    }
  });
}

async function addLargeHousehold(services: TestServices): Promise<string> {
  const { householdId } = await addHousehold(services.database, {
    number: 1,
    contract,
    sections: largeDocuments(),
  });
  const client = createClient(services.url, await areaToken(services.url, user, contract));
  for (let made = 0; made < snapshotCount; made++) {
    const wanted = { label: `Gespräch ${made + 1}`, occasion: 'annualReview' };
    const { status } = await client.post(`/api/households/${householdId}/snapshots`, wanted);
    if (status !== 201) throw new Error(`a snapshot answered ${status}`);
  }
  return householdId;
}

async function openedPage(browser: Browser, baseURL: string, householdId: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1200, height: 900 },
    locale: 'de-DE',
  });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value'); // what esbuild names functions with
  await page.addInitScript(watchTasks);
  await page.goto(`/haushalt/${householdId}/uebersicht`);
  await signIn(page, user);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Every page that needs nothing but the household. */
const pagesOf = (householdId: string): string[] =>
  Object.values(readRegistry()).flatMap(({ manifest }) =>
    manifest.pages
      .map(({ path }) => path.replace(':householdId', householdId))
      .filter((path) => path.includes(householdId) && !path.includes('/:')),
  );

async function measurePage(page: Page, path: string, time: 'first' | 'second'): Promise<void> {
  const take = () => page.evaluate(() => (window as unknown as TaskWindow).takeLongTasks()); // of `watchTasks`
  await take();
  await page.evaluate((to) => (window as unknown as TaskWindow).open(to), path);
  const opening = await take();
  await page.evaluate(() => (window as unknown as TaskWindow).scrollThrough());
  const scrolling = await take();
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
  const mark = opening.length + scrolling.length === 0 ? 'ok  ' : 'MISS';
  console.log(
    `${mark} ${path.replace(/^\/haushalt\/[^/]*/, '')}, ${time} time: ${nodes} elements, ` +
      `opening ${listed(opening)}, scrolling ${listed(scrolling)}`,
  );
}

const listed = (tasks: readonly number[]): string =>
  tasks.length === 0 ? 'none above 50 ms' : `${tasks.map((task) => task.toFixed(0)).join(' + ')} ms`;
