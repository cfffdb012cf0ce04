import { chromium, type Page } from '@playwright/test';
import { writeEnvironmentFile } from '../build/environmentFile';
import { findBrowser } from '../e2e/findBrowser';
import { signIn } from '../e2e/signIn';
import { generateHousehold } from '../services/seed';
import { startServiceProcess, temporaryFolder } from '../services/testing';
import { type FirstAnswer, watchKeys } from './keyToResult';
import { load, percentile, seed } from './services';

const people = 12;
/**
 * How much slower than this machine the page runs: its scripts, styles and layout. The services keep the machine's
 * speed, but share its processors with the browser; other work on the machine counts fourfold.
 */
const slower = 4;
const target = 100;

/**
 * From a key to the hits on the screen, through the built application (`npm run build` first) and with the database
 * full of households, in a browser that is slowed down to a quarter.
 */
export async function benchSearch(size = '100000'): Promise<void> {
  const households = Number(size);
  if (!Number.isInteger(households)) throw new Error('npm run bench -- search [households]');
  writeEnvironmentFile('dev');
  const { location, remove } = await temporaryFolder();
  await load(location, households);
  const service = await startServiceProcess(location);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      baseURL: service.url,
      viewport: { width: 1200, height: 900 },
      locale: 'de-DE',
    });
    await page.goto('/haushalt');
    await signIn(page, 'sabine');
    await page.getByRole('searchbox').waitFor();
    await typeNames(page, households, 2); // once at full speed: what is fetched and compiled once is no search
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const times = await typeNames(page, households, people);
    for (const [what, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const) {
      const time = percentile(times, share);
      console.log(
        `search, key to result ${what}: ${time.toFixed(0)} ms, ${(time / target).toFixed(2)} of the target ${target} ms ` +
          `(${households} households, processor ${slower} times slower, ${times.length} keys)`,
      );
    }
  } finally {
    await browser.close();
    await service.end('SIGTERM');
    await remove();
  }
}

/** Of households all over the data; with an umlaut none, because a keyboard without it sends no key for it. */
function lastNames(households: number, count: number): string[] {
  const names = Array.from({ length: count * 4 }, (_, number) => {
    const { persons } = generateHousehold(seed, (number * 8_191) % households);
    return Object.values(persons)[0]?.lastName ?? '';
  });
  return names.filter((name) => /^[A-Za-z]+$/.test(name)).slice(0, count);
}

/** Types last names of households, key by key, and empties the field between them; milliseconds of each key. */
async function typeNames(page: Page, households: number, count: number): Promise<number[]> {
  const field = page.getByRole('searchbox');
  await page.evaluate('globalThis.__name = (value) => value'); // what esbuild names functions with
  await page.evaluate(watchKeys);
  const times: number[] = [];
  for (const name of lastNames(households, count)) {
    await field.fill('');
    await page.locator('[data-hit]').first().waitFor();
    for (const letter of name.slice(0, 6)) {
      const answer = page.evaluate(
        () => (window as unknown as { nextAnswer: FirstAnswer }).nextAnswer(), // set by `watchKeys`
      );
      await field.press(letter);
      times.push(await answer);
    }
  }
  return times;
}
