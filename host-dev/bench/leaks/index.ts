import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { inBrowser } from '../inBrowser';
import { readRegistry } from '../../build/registry';
import { countMemory, type Memory } from '../../e2e/countMemory';
import { cycle, pageOfArea, prepareCycles } from '../../e2e/mountCycles';
import { signIn } from '../../e2e/signIn';
import { householdId } from '../../services/testing';
import { countObjects } from './countObjects';
import { openings, openView, prepareView, viewPlaces } from './customerView';

const samples = 10;
const target = 2_000;
const household = { householdId: householdId(2), legacyHouseholdId: 100_002 };

/**
 * `npm run bench -- leaks [area | customerView …] [--cycles 500]`: mounts and unmounts every area in the shell's page, and opens and
 * ends the customer view 50 times on this device and in a second window. Heap growth of one cycle over the later half, of the view
 * without what the engine compiles; nodes and listeners that stay for good.
 */
export async function benchLeaks(...options: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: options,
    allowPositionals: true,
    options: { cycles: { type: 'string', default: '500' } },
  });
  const cycles = Number(values.cycles);
  if (!Number.isInteger(cycles / samples) || cycles < samples)
    throw new Error(`npm run bench -- leaks [area …] [--cycles a multiple of ${samples}]`);
  await inBrowser(async (browser, services) => {
    for (const [area, { manifest }] of Object.entries(readRegistry())) {
      if (positionals.length > 0 && !positionals.includes(area)) continue;
      const path = pageOfArea(manifest, household);
      const cycling = {
        prepare: (page: Page) => prepareCycles(page, path),
        go: (page: Page) => cycle(page, cycles / samples),
      };
      print(area, await sampleCycles(browser, services.url, cycling), cycles / samples);
    }
    if (positionals.length > 0 && !positionals.includes('customerView')) return;
    for (const place of viewPlaces) {
      const opening = {
        prepare: prepareView,
        go: (page: Page) => openView(page, place, openings / samples),
        countHeap: countObjects,
      };
      print(place, await sampleCycles(browser, services.url, opening), openings / samples);
    }
  });
}

interface Cycling {
  prepare(page: Page): Promise<void>;
  /** A part of the cycles. */
  go(page: Page): Promise<void>;
  /** Bytes, in place of all that the heap uses. */
  countHeap?(protocol: CDPSession): Promise<number>;
}

/** What the page holds after each of so many equal parts of the cycles. */
async function sampleCycles(
  browser: Browser,
  baseURL: string,
  { prepare, go, countHeap }: Cycling,
): Promise<Memory[]> {
  const context = await browser.newContext({ baseURL, locale: 'de-DE' });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value'); // what esbuild names functions with
  await signIn(page, 'sabine');
  await page.getByRole('searchbox').waitFor();
  await prepare(page);
  const protocol = await context.newCDPSession(page);
  const held: Memory[] = [];
  while (held.length < samples) {
    await go(page);
    const memory = await countSettled(protocol);
    held.push(countHeap ? { ...memory, heap: await countHeap(protocol) } : memory);
  }
  await context.close();
  return held;
}

/** When nothing more goes: what the last unmounts have under way takes longer on a busy machine. */
async function countSettled(protocol: CDPSession): Promise<Memory> {
  let memory = await countMemory(protocol);
  for (;;) {
    await wait(500);
    const later = await countMemory(protocol);
    if (later.nodes >= memory.nodes) return later;
    memory = later;
  }
}

function print(area: string, held: readonly Memory[], cyclesBetween: number): void {
  const [earlier, later] = [held.slice(0, held.length / 2), held.slice(held.length / 2)];
  const growth = slope(later.map(({ heap }) => heap)) / cyclesBetween;
  // what the last cycles still have under way goes with the next ones; what is left behind never goes
  const least = (of: 'nodes' | 'listeners', half: readonly Memory[]) =>
    Math.min(...half.map((memory) => memory[of]));
  const left = (of: 'nodes' | 'listeners') => least(of, later) - least(of, earlier);
  const [nodes, listeners] = [left('nodes'), left('listeners')];
  const isMet = growth < target && nodes <= 0 && listeners <= 0;
  console.log(
    `${isMet ? 'ok  ' : 'MISS'} ${area}: ${(growth / 1_000).toFixed(2)} kB of heap a cycle (at most ${target / 1_000}), ` +
      `${nodes} nodes and ${listeners} listeners left behind (at most 0)`,
  );
  console.log(`     ${area}: heap in kB ${held.map(({ heap }) => (heap / 1_000).toFixed(0)).join(' ')}`);
}

/** Of the straight line nearest to the values at 0, 1, 2 … */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const products = values.map((value, index) => (index - middle) * (value - mean));
  const squares = values.map((_, index) => (index - middle) ** 2);
  const sum = (some: readonly number[]) => some.reduce((total, value) => total + value, 0);
  return sum(products) / sum(squares);
}
