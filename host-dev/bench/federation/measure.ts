import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { newVisitor, overviewPath, slowLine } from '../visitor';
import type { Front } from './front';
import { recordRequests, type Requests } from './requests';
import { type WatchedWindow, watchPages } from './watchPages';

/** One visit: the overview, the analysis by a click, the advice by a click on a link that was pointed at before. */
export interface Visit {
  firstTime: number;
  firstBytes: number;
  firstRequests: number;
  depth: number;
  secondTime: number;
  secondBytes: number;
  preloadedTime: number;
  preloadedRequests: number;
}

/** Visits the build that the front serves, with nothing kept of an earlier visit but the session. */
export async function visit(browser: Browser, front: Front, session: string): Promise<Visit> {
  const { context, page, session: protocol } = await newVisitor(browser, front.url, session, watchPages);
  const requests = await recordRequests(protocol, front.isFile);
  await protocol.send('Network.emulateNetworkConditions', slowLine);

  await page.goto(overviewPath, { waitUntil: 'commit' });
  const firstTime = await page.evaluate(() => (window as unknown as WatchedWindow).firstPage); // set by `watchPages`
  const first = requests.files();
  await quiet(requests);

  let before = requests.count();
  const secondTime = await follow(page, 'Analyse');
  const second = requests.files(before);
  await quiet(requests);

  await page.getByRole('link', { name: 'Beratung', exact: true }).hover();
  await quiet(requests);
  before = requests.count();
  const preloadedTime = await follow(page, 'Beratung');
  const preloadedRequests = requests.files(before).length;
  await context.close();

  const sum = (files: readonly { bytes: number }[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
  return {
    firstTime,
    firstBytes: sum(first),
    firstRequests: first.length,
    depth: Math.max(...first.map(({ depth }) => depth)),
    secondTime,
    secondBytes: sum(second),
    preloadedTime,
    preloadedRequests,
  };
}

/** Follows a tab of the household without pointing at it. */
const follow = (page: Page, tab: string) =>
  page
    .getByRole('link', { name: tab, exact: true })
    .evaluate((link) => (window as unknown as WatchedWindow).follow(link)); // set by `watchPages`

/** Nothing more is asked for and everything is there. */
async function quiet(requests: Requests): Promise<void> {
  for (let known = -1; known !== requests.count(); ) {
    known = requests.count();
    await wait(400);
    await requests.settled();
  }
}
