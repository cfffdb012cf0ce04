import type { CDPSession, Locator, Page } from '@playwright/test';
import { householdId } from '../../services/testing';
import type { Line, Traffic } from './line';
import type { WatchedWindow } from './watchContent';

/** What of one way is written down. */
export interface Measured extends Traffic {
  /** Milliseconds from the event to the frame after the content. */
  time: number;
  /** Milliseconds of it in which scripts ran, styles were found and the layout was made. */
  busy: number;
}

/** One browser tab on the way. */
export interface Visitor {
  page: Page;
  session: CDPSession;
  line: Line;
}

export const overviewPath = `/haushalt/${householdId(2)}/uebersicht`;

/** The ways that are measured, in the order in which a visit takes them. */
export const ways = {
  first: 'overview, full load, empty cache',
  again: 'overview, full load, files cached',
  otherArea: 'tab of another area, never pointed at',
  nextScreen: 'next screen of the same area, first time',
  nextPointedAt: 'next screen of the same area, pointed at before',
  pointedAt: 'tab of another area, pointed at before',
  second: 'overview for the second time, by its tab',
  secondArea: 'tab of another area for the second time',
} as const;

export type Way = keyof typeof ways;

/** Takes every way once, with nothing kept of an earlier visit but the session. */
export async function takeWays(visitor: Visitor): Promise<Record<Way, Measured>> {
  const { page } = visitor;
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const next = page.locator('main').getByRole('link', { name: /^Weiter/ });
  return {
    first: await load(visitor),
    again: await load(visitor),
    otherArea: await follow(visitor, tab('Analyse')),
    nextScreen: await follow(visitor, next),
    nextPointedAt: await follow(visitor, await pointAt(visitor, next)),
    pointedAt: await follow(visitor, await pointAt(visitor, tab('Beratung'))),
    second: await follow(visitor, tab('Übersicht')),
    secondArea: await follow(visitor, tab('Analyse')),
  };
}

async function load(visitor: Visitor): Promise<Measured> {
  await visitor.page.goto('about:blank');
  return measured(visitor, async (page) => {
    await page.goto(overviewPath, { waitUntil: 'commit' });
    return page.evaluate(() => (window as unknown as WatchedWindow).firstContent()); // set by `watchContent`
  });
}

/** Follows a link without pointing at it. */
function follow(visitor: Visitor, link: Locator): Promise<Measured> {
  return measured(visitor, () =>
    link.evaluate((element) => (window as unknown as WatchedWindow).contentAfter(element)),
  );
}

async function pointAt({ page, line }: Visitor, link: Locator): Promise<Locator> {
  await link.hover();
  await line.quiet();
  await page.mouse.move(1, 899); // nothing that appears there is pointed at
  return link;
}

async function measured(visitor: Visitor, go: (page: Page) => Promise<number>): Promise<Measured> {
  const { page, session, line } = visitor;
  await line.quiet();
  line.take();
  const busyBefore = await busyTime(session);
  const time = await go(page);
  const traffic = line.take();
  const busyAfter = await busyTime(session);
  // A new document begins to count anew.
  return { time, busy: busyAfter < busyBefore ? busyAfter : busyAfter - busyBefore, ...traffic };
}

const work = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);

/** Milliseconds. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => (work.has(name) ? sum + value * 1000 : sum), 0);
}
