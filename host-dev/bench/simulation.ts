import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { routes } from '@vp-digital/core/reference';
import { signIn } from '../e2e/signIn';
import { householdId } from '../services/testing';
import { inBrowser } from './inBrowser';
import { type FirstAnswer, watchKeys } from './keyToResult';
import { median } from './reporter';
import { percentile } from './services';

/** How much slower than this machine the page runs. */
const slower = 4;
/** Milliseconds: of the course with the assumed returns, and of the fan of 2,000 courses. */
const targets = { picture: 50, fan: 500 } as const;

interface SimulationWindow {
  nextAnswer: FirstAnswer;
  /** Milliseconds from the next key until the fan of what it asks for is drawn. */
  nextFan(): Promise<number>;
}

/**
 * `npm run bench -- simulation [--moves 40]`: an event on the life line of C40 is moved by a year, there and back, on a
 * processor four times slower; a key goes the way of a finger that drags. Until the frame that shows the course, and until the
 * one that shows the fan. The page waits a fifth of a second for the next move before it asks for a fan: that is part of it.
 */
export async function benchSimulation(...options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { moves: { type: 'string', default: '40' } } });
  const moves = Number(values.moves);
  if (!Number.isInteger(moves) || moves < 1) throw new Error('npm run bench -- simulation [--moves 40]');
  await inBrowser(async (browser, services) => {
    const page = await browser.newPage({
      baseURL: services.url,
      viewport: { width: 1200, height: 900 },
      locale: 'de-DE',
    });
    await page.addInitScript('globalThis.__name = (value) => value'); // what esbuild names functions with
    await page.goto(routes.futureHouseholdBudget.href({ householdId: householdId(2) }));
    await signIn(page, 'sabine');
    await addChild(page);
    await page.evaluate(watchKeys);
    await page.evaluate(watchFan);
    await move(page, 4); // once at full speed: what is fetched and compiled once is no move
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const times = await move(page, moves);
    for (const what of ['picture', 'fan'] as const) {
      const measured = times.map((time) => time[what]);
      const middle = median(measured);
      console.log(
        `${middle <= targets[what] ? 'ok  ' : 'MISS'} simulation, moved event to ${what}: ${middle.toFixed(0)} ms, p95 ` +
          `${percentile(measured, 0.95).toFixed(0)} ms, ${(middle / targets[what]).toFixed(2)} of the target ` +
          `${targets[what]} ms (processor ${slower} times slower, ${moves} moves)`,
      );
    }
  });
}

/** Puts an event onto the life line that changes every month of eighteen years. */
async function addChild(page: Page): Promise<void> {
  await page.getByRole('button', { name: '+ Kind', exact: true }).click();
  const cost = page.getByRole('textbox', { name: 'Kosten des Kindes im Monat' });
  await cost.fill('600');
  await cost.press('Tab');
  await page.keyboard.press('Escape');
  await page.getByRole('slider', { name: /Kind/ }).waitFor();
  await page.getByText(/In \d+ von 100 Verläufen/).waitFor();
}

async function move(page: Page, moves: number): Promise<{ picture: number; fan: number }[]> {
  const handle = page.getByRole('slider', { name: /Kind/ });
  const times: { picture: number; fan: number }[] = [];
  for (let number = 0; number < moves; number++) {
    await handle.focus();
    const answers = page.evaluate(async () => {
      const { nextAnswer, nextFan } = window as unknown as SimulationWindow; // set by the two watchers
      const [picture, fan] = await Promise.all([nextAnswer(), nextFan()]);
      return { picture, fan };
    });
    await handle.press(number % 2 === 0 ? 'PageUp' : 'PageDown');
    times.push(await answers);
  }
  return times;
}

/** Runs in the page: makes `window.nextFan`. What is said under the fan goes with a move and comes with the next fan. */
function watchFan(): void {
  const isDrawn = () => /von 100 Verläufen/.test(document.querySelector('main')?.textContent ?? '');
  const nextFan = () =>
    new Promise<number>((resolve) => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          let isGone = false;
          const observer = new MutationObserver(() => {
            isGone ||= !isDrawn();
            if (!isGone || !isDrawn()) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        },
        { once: true, capture: true },
      );
    });
  Object.assign(window, { nextFan });
}
