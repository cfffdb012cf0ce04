import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page, Route } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  expectRightInEveryWidth,
  household,
  openSignedIn,
  test,
} from './fixtures';

/** What can happen to the script that lays out a report's pages and makes its file. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'does not come': (route) => route.fulfill({ status: 503 }),
  throws: (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "addEventListener('message', () => { throw new Error('planted'); });",
    }),
};

/** The page's own worker, once its pages are drawn. */
async function scriptOf(page: Page): Promise<(url: URL) => boolean> {
  const worker = page.waitForEvent('worker');
  await page.reload();
  const { pathname } = new URL((await worker).url());
  await expect(page.getByRole('list', { name: 'Seiten' })).toBeVisible();
  return (url) => url.pathname === pathname;
}

for (const [happens, fault] of Object.entries(faults))
  test(`where the script that draws pages ${happens} a report stands as text, says what waits for its pages, and has them again after a retry`, async ({
    page,
    ownReport,
    allowProblem,
  }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    const { snapshotId, reportId } = await ownReport(2);
    const path = `${household(2)}/analyse/gespraechszusammenfassung/${snapshotId}/${reportId}`;
    await openSignedIn(page, path, 'petra', '4711');
    const isScript = await scriptOf(page);
    allowProblem(/planted|The worker failed|Failed to load resource|net::ERR/);
    const pages = page.getByRole('list', { name: 'Seiten' });
    const text = page.getByRole('region', { name: 'Inhalt als Text' });
    const release = page.getByRole('button', { name: 'Freigeben' });
    const retry = page.getByRole('button', { name: 'Erneut versuchen' });

    await test.step('a draft is read, and not released', async () => {
      await page.route(isScript, fault);
      await page.reload();
      await expect(text).toContainText('Frei verfügbar');
      await expect(text.getByRole('table').first()).toBeVisible();
      await expect(page.getByText('Die Seiten lassen sich gerade nicht zeichnen')).toBeVisible();
      await expect(page.getByText('Freigeben geht, sobald die Seiten gezeichnet sind.')).toBeVisible();
      await expect(release).toBeDisabled();
      await retry.click();
      await expect(retry).toBeVisible(); // the fault is still there
      await page.getByRole('button', { name: 'PDF herunterladen' }).click();
      await expect(page.getByText(/Das PDF konnte nicht erstellt werden/)).toBeVisible();
      await expectRightInEveryWidth(page);
      await page.unroute(isScript);
      await retry.click();
      await expect(pages).toBeVisible();
      await expect(text).toHaveCount(0);
      await release.click();
      await page.getByRole('button', { name: 'Jetzt freigeben' }).click();
      await expect(page.getByText('Freigegeben: Inhalt und Datei sind fest.')).toBeVisible();
    });

    await test.step('of a released one the kept file goes on, and its pages come back', async () => {
      await page.route(isScript, fault);
      await page.reload();
      await expect(page.getByText(/^Verbindlich bleibt die freigegebene Datei/)).toBeVisible();
      await expect(pages).toHaveCount(0);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PDF herunterladen' }).click();
      const file = await PDFDocument.load(await readFile(await (await download).path()));
      expect(file.getPageCount()).toBeGreaterThan(1);
      await checkAccessibility(page);
      await page.unroute(isScript);
      await retry.click();
      await expect(pages.getByRole('group')).toHaveCount(file.getPageCount());
    });
  });
