import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator, Page, Request } from '@playwright/test';
import { areaNames } from '@vp-digital/core/reference';
import { readRegistry } from '../build/registry';
import { findFirefox } from './findFirefox';
import { test as inChromium, expect, household, signIn } from './fixtures';
import { saved } from './typing';

/**
 * Firefox as its maker releases it, over WebDriver BiDi. It is looked for when it starts, so that the tests in Chromium run on a
 * machine without it.
 */
const test = inChromium.extend({
  launchOptions: [
    async ({}, use) =>
      use({ executablePath: findFirefox(), firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } }),
    { scope: 'worker' },
  ],
});
test.use({ browserName: 'firefox', channel: 'moz-firefox' });

/** Types over what is there, key by key: in Firefox Playwright's `fill` writes a value of which React hears nothing. */
async function typeKeys(input: Locator, text: string): Promise<void> {
  await input.click();
  await input.press('ControlOrMeta+a');
  await input.pressSequentially(text);
}

/**
 * Waits until no script is under way: Firefox compares what it has of one that it stops loading with its hash, and reports that.
 * The network of a document counts as idle for good once it was, whatever its pages and areas load later.
 */
function watchScripts(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    begun += 1;
    open.add(request);
  });
  const close = (request: Request) => void open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  const isIdle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return async () => {
    await page.waitForLoadState('networkidle');
    await expect(async () => {
      const before = begun;
      await isIdle(); // what is loaded ahead begins then
      await isIdle();
      expect({ open: open.size, begun }).toEqual({ open: 0, begun: before });
    }).toPass();
  };
}

/** Of each area the first page that shows a household and needs nothing else. */
const pages = Object.entries(readRegistry()).map(([area, { manifest }]) => {
  const page = manifest.pages.find(({ path }) => /^\/haushalt\/:householdId\/[^:]+$/.test(path));
  return { area, path: page?.path.replace('/haushalt/:householdId', '') };
});

test('from sign-in to customer view and PDF in Firefox @firefox', async ({ page, context }) => {
  expect(pages.map(({ area }) => area).sort()).toEqual([...areaNames].sort());
  const settled = watchScripts(page);
  const goTo = async (path: string) => {
    await settled();
    await page.goto(path);
  };

  await test.step('sign-in, and a household is found', async () => {
    await signIn(page, 'petra', '4711');
    await typeKeys(page.getByRole('searchbox'), 'musterh 86150');
    await expect(page.getByRole('heading', { name: '1 Treffer' })).toBeVisible();
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${household(2)}/uebersicht`);
    await expect(page.getByText(/im Monat bleiben/)).toContainText('Von 5.450 €');
  });

  for (const { area, path } of pages)
    await test.step(`a page of ${area}`, async () => {
      await goTo(`${household(2)}${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    });

  await test.step('an amount is typed and saved, and is there after a reload', async () => {
    await goTo(`${household(2)}/analyse/einkommen`);
    const salary = page.getByRole('group', { name: 'Gehalt von Jonas' });
    const net = salary.getByRole('textbox', { name: 'Netto', exact: true });
    await typeKeys(net, '3.300');
    await net.press('Tab');
    await saved(page);
    await settled();
    await page.reload();
    await expect(net).toHaveValue('3.300,00');
  });

  await test.step('the customer sees the figures and none of the controls', async () => {
    await goTo(`${household(2)}/uebersicht`);
    await page.getByRole('button', { name: 'Kundenansicht' }).click();
    await page.getByRole('menuitem', { name: 'Auf diesem Gerät zeigen' }).click();
    await expect(page.locator('[data-vp-customer-stage]')).toContainText('Von 5.515 €');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('button', { name: 'Beenden' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  await test.step('a PDF is made in a worker and handed out', async () => {
    await goTo(`${household(2)}/uebersicht/sektion/datenschutzbestimmungen`);
    const opened = context.waitForEvent('page'); // Firefox shows each PDF that it has saved
    await page.getByRole('button', { name: 'Protokoll (PDF): Jonas', exact: true }).click();
    const viewer = await opened;
    await viewer.waitForURL(/^file:.*\.pdf$/);
    const file = await PDFDocument.load(await readFile(fileURLToPath(viewer.url())));
    expect(file.getPageCount()).toBeGreaterThan(0);
    await viewer.close();
  });
});
