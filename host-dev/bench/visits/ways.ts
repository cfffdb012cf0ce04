import type { Locator, Page } from '@playwright/test';
import { overviewPath, type Visitor } from '../visitor';
import type { Line, Traffic } from './line';
import type { WatchedWindow } from './watchContent';

/** What of one way is written down. */
export interface Measured extends Traffic {
  /** Milliseconds from the event to the frame after the content. */
  time: number;
}

/** A visitor and what crosses the line. */
export type Traveller = Pick<Visitor, 'page'> & { line: Line };

/** The ways that are measured, in the order in which a visit takes them. */
export const ways = {
  first: 'overview, full load, empty cache',
  again: 'overview, full load, files cached, for the second time ever',
  daily: 'overview, full load, files cached, as on any other day',
  otherArea: 'tab of another area, never pointed at',
  nextScreen: 'next screen of the same area, first time',
  nextPointedAt: 'next screen of the same area, pointed at before',
  pointedAt: 'tab of another area, pointed at before',
  second: 'overview for the second time, by its tab',
  secondArea: 'tab of another area for the second time',
} as const;

export type Way = keyof typeof ways;

/** Takes every way once, with nothing kept of an earlier visit but the session. */
export async function takeWays(traveller: Traveller): Promise<Record<Exclude<Way, 'daily'>, Measured>> {
  const { page } = traveller;
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const next = page.locator('main').getByRole('link', { name: /^Weiter/ });
  return {
    first: await load(traveller),
    again: await load(traveller),
    otherArea: await follow(traveller, tab('Analyse')),
    nextScreen: await follow(traveller, next),
    nextPointedAt: await follow(traveller, await pointAt(traveller, next)),
    pointedAt: await follow(traveller, await pointAt(traveller, tab('Beratung'))),
    second: await follow(traveller, tab('Übersicht')),
    secondArea: await follow(traveller, tab('Analyse')),
  };
}

/** Loads before the engine has kept what it compiled: it runs a file twice first. */
const loadsBefore = 4;

/** The full load of somebody who comes every day. */
export async function takeDaily(traveller: Traveller, runs: number): Promise<Measured[]> {
  const loads: Measured[] = [];
  for (let run = -loadsBefore; run < runs; run++) {
    const taken = await load(traveller);
    if (run >= 0) loads.push(taken);
  }
  return loads;
}

async function load(traveller: Traveller): Promise<Measured> {
  await traveller.page.goto('about:blank');
  return measured(traveller, async (page) => {
    await page.goto(overviewPath, { waitUntil: 'commit' });
    return page.evaluate(() => (window as unknown as WatchedWindow).firstContent()); // set by `watchContent`
  });
}

/** Follows a link without pointing at it. */
function follow(traveller: Traveller, link: Locator): Promise<Measured> {
  return measured(traveller, () =>
    link.evaluate((element) => (window as unknown as WatchedWindow).contentAfter(element)),
  );
}

async function pointAt({ page, line }: Traveller, link: Locator): Promise<Locator> {
  await link.hover();
  await line.quiet();
  await page.mouse.move(1, 899); // nothing that appears there is pointed at
  return link;
}

async function measured({ page, line }: Traveller, go: (page: Page) => Promise<number>): Promise<Measured> {
  await line.quiet();
  line.take();
  const time = await go(page);
  return { time, ...line.take() };
}
