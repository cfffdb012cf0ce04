import type { Page } from '@playwright/test';
import { householdId } from '../../services/testing';
import { median } from '../reporter';
import { percentile } from '../services';
import { newVisitor, type Visitor } from '../visitor';
import { targets as typingTargets } from '../large/typing';

/** Milliseconds from a key to the frame of the second window that shows what it has changed. */
const target = 250;

/** Of each measurement, without the first ones, which warm up. */
const keys = 30;
const warmUp = 4;

interface ViewWindow {
  /** As `TaskWindow.keyToPaint`. */
  keyToPaint(): Promise<number>;
  /** Milliseconds from the next key to the frame of the second window after its picture has changed. */
  keyToPicture(): Promise<number>;
}

/**
 * The advisor types while the customer looks on in a second window: how long it takes until the customer sees it, and on a
 * processor four times slower what the advisor waits for, beside the same without a view.
 */
export async function measureCustomerView(
  browser: Parameters<typeof newVisitor>[0],
  baseURL: string,
  kept: string,
): Promise<void> {
  const visitor = await newVisitor(browser, baseURL, kept, watchView);
  const slowedDown = (rate: number) => visitor.session.send('Emulation.setCPUThrottlingRate', { rate });
  await openIncome(visitor.page);
  await slowedDown(4);
  const baseline = await type(visitor.page, 'keyToPaint');
  await slowedDown(1);
  await openView(visitor.page);
  const seen = await type(visitor.page, 'keyToPicture');
  await slowedDown(4);
  const painted = await type(visitor.page, 'keyToPaint');
  print('a key until the customer sees it in the second window', seen, { median: target, p95: target });
  print('a key without a view, processor four times slower', baseline, typingTargets);
  print('a key with the view open, processor four times slower', painted, typingTargets);
  await close(visitor);
}

async function openIncome(page: Page): Promise<void> {
  await page.goto(`/haushalt/${householdId(2)}/analyse/einkommen`);
  await page.locator('main input[name^="netto-"]').first().waitFor();
}

async function openView(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: 'Auf zweitem Bildschirm zeigen' }).click();
  const customer = await opened;
  await customer.getByRole('heading', { level: 1, name: /^Ihr Einkommen/ }).waitFor();
  await page.waitForTimeout(1_000);
}

/** One digit in place of another, over and over: each is seen. */
async function type(page: Page, what: keyof ViewWindow): Promise<number[]> {
  await page.locator('main input[name^="netto-"]').first().focus();
  const times: number[] = [];
  for (let key = 0; key < keys + warmUp; key++) {
    await page.keyboard.press('Control+a');
    const measured = page.evaluate((name) => (window as unknown as ViewWindow)[name](), what); // of `watchView`
    await page.evaluate(() => {}); // the watch stands before the key comes
    await page.keyboard.press(key % 2 === 0 ? '3' : '4');
    times.push(await measured);
    await page.waitForTimeout(150);
  }
  return times.slice(warmUp);
}

async function close({ context, page }: Visitor): Promise<void> {
  await page.close();
  await context.close();
}

function print(name: string, times: readonly number[], promised: { median: number; p95: number }): void {
  const [middle, late] = [median(times), percentile(times, 0.95)];
  const mark = middle <= promised.median && late <= promised.p95 ? 'ok  ' : 'MISS';
  console.log(
    `${mark} ${name}: ${middle.toFixed(1)} ms (at most ${promised.median}), p95 ${late.toFixed(1)} (at most ${promised.p95})`,
  );
}

/** Runs in the page before everything else. */
function watchView(): void {
  let second: Window | null = null;
  const open = window.open.bind(window);
  window.open = (...how) => {
    second = open(...how);
    return second;
  };
  const pressed = (then: (at: number) => void) =>
    document.addEventListener('keydown', ({ timeStamp }) => then(timeStamp), { once: true, capture: true });
  const watched: ViewWindow = {
    keyToPaint: () =>
      new Promise((resolve) => {
        pressed((at) =>
          requestAnimationFrame(() =>
            scheduler.postTask(() => resolve(performance.now() - at), { priority: 'user-blocking' }),
          ),
        );
      }),
    keyToPicture: () =>
      new Promise((resolve, reject) => {
        const place = second;
        if (!place) return reject(new Error('there is no second window'));
        pressed((at) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - at)));
          });
          observer.observe(place.document.body, { subtree: true, childList: true, characterData: true });
        });
      }),
  };
  Object.assign(window, watched);
}
