import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  expectRightInEveryWidth,
  expectToFit,
  household,
  householdId,
  openSignedIn,
  test,
} from './fixtures';
import { customersPicture, unreadable } from './consultation';
import { pageOfTalk, pagesOfTalk, placeOf } from './pagesOfTalk';
import { textsOf } from './pictures';
import { saved } from './typing';

/** Household 2, of Jonas and Aylin; the advisor shows the customer view on this device from its overview. */
async function showHere(page: Page, path = 'uebersicht', option = 'Auf diesem Gerät zeigen'): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, `${household(2)}/${path}`, 'petra', '4711');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: option, exact: true }).click();
}

const heading = (page: Page) => customersPicture(page).getByRole('heading', { level: 1 });
const slots = (page: Page) => page.locator('body > [inert][aria-hidden]');
const turn = (page: Page, name: 'Zurück' | 'Weiter') =>
  page.getByRole('button', { name, exact: true }).click();

/** What nobody can read in the customer's view. */
const unreadableOf = async (page: Page): Promise<string[]> =>
  (await textsOf(customersPicture(page))).flatMap(unreadable);

const income = 'Ihr Einkommen, Jonas und Aylin';
const beforeIncome = pagesOfTalk.slice(0, placeOf(income));
const afterIncome = 'Was Ihnen zusteht, Jonas und Aylin';

test('the pages of the talk are turned on one device, by the bar, keys and the list of pages', async ({
  page,
}) => {
  const titles: string[] = [];
  await showHere(page);
  await expect(heading(page)).toHaveText([pageOfTalk(0)]);
  await expect(page.getByRole('button', { name: 'Zurück', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const [title, address] = [await page.title(), page.url()];
  for (const [index, name] of pagesOfTalk.entries()) {
    if (index > 0) await page.keyboard.press(index % 2 === 0 ? 'ArrowRight' : 'PageDown');
    await expect(heading(page)).toHaveText([name]);
    titles.push(await page.title());
    expect(await unreadableOf(page), `unreadable: ${String(name)}`).toEqual([]);
    await expect(slots(page)).toHaveCount(index === 0 ? 0 : 1); // the page in work is drawn by its own mount
  }
  expect(new Set(titles)).toEqual(new Set([title]));
  expect(page.url()).toBe(address);
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await turn(page, 'Zurück');
  await expect(heading(page)).toHaveText([pageOfTalk(-2)]);

  await page.getByRole('button', { name: 'Seiten' }).click();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Einkommen', exact: true }).click();
  await expect(heading(page)).toHaveText([income]);
  const place = `Seite ${placeOf(income) + 1} von ${pagesOfTalk.length}: Einkommen`;
  await expect(page.getByRole('status').filter({ hasText: place })).toHaveCount(1);

  await page.getByRole('button', { name: 'Beenden' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(slots(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('the pages of the talk are turned, and every one says its own words', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
    await openSignedIn(page, `${household(2)}/uebersicht`, 'petra', '4711');
    await page.getByRole('button', { name: 'Customer view' }).click();
    await page.getByRole('menuitem', { name: 'Show on this device', exact: true }).click();
    for (const [index] of pagesOfTalk.entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Next', exact: true }).click();
      const place = new RegExp(`^Page ${index + 1} of ${pagesOfTalk.length}: `);
      if (index > 0) await expect(page.getByRole('status').filter({ hasText: place })).toHaveCount(1);
      await expect(slots(page)).toHaveCount(index === 0 ? 0 : 1);
      await expect(heading(page)).toHaveText([/\S/]);
      expect(await unreadableOf(page), `unreadable: page ${index + 1}`).toEqual([]);
    }
  });
});

test('another page stays over a reload and the way back, and its amounts are hidden from the first drawing', async ({
  page,
}) => {
  await showHere(page);
  for (const _ of beforeIncome) await turn(page, 'Weiter');
  await expect(heading(page)).toHaveText([income]);
  const picture = page.locator('[data-vp-customer-stage] main');
  await expect(picture).toContainText(/\d\s*€/);
  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  await expect(picture).not.toContainText(/\d\s*€/);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const text = document.querySelector('[data-vp-customer-stage] main')?.textContent ?? '';
      if (/\d\s*€/.test(text)) seen.push(text);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await turn(page, 'Weiter');
  await expect(heading(page)).toHaveText([afterIncome]);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]); // set above
  await page.reload();
  await expect(heading(page)).toHaveText([afterIncome]);
  await expect(picture).not.toContainText(/\d\s*€/);
  await page.goto('/haushalt');
  await expect(page.getByText('Auf dieser Seite gibt es gerade nichts für Sie zu sehen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText([afterIncome]);
  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
});

test('what is typed and not saved is seen on its own page when the customer comes back to it', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/net::ERR_FAILED/); // it is not saved meanwhile
  await showHere(page, 'analyse/einkommen');
  await page.getByRole('button', { name: 'Beenden' }).click();
  const net = page
    .getByRole('group', { name: 'Gehalt von Jonas' })
    .getByRole('textbox', { name: 'Netto', exact: true });
  await page.route('**/sections/incomes', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await net.fill('3.333');
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: 'Auf diesem Gerät zeigen', exact: true }).click();
  const picture = page.locator('[data-vp-customer-stage] main');
  await expect(picture).toContainText('3.333');
  await turn(page, 'Weiter');
  await expect(heading(page)).toHaveText([afterIncome]);
  await turn(page, 'Zurück');
  await expect(picture).toContainText('3.333');
  await page.unroute('**/sections/incomes');
  await page.getByRole('button', { name: 'Beenden' }).click();
  await expect(net).toHaveValue('3.333,00');
  await saved(page);
});

test('another page is read and nothing else: no visit of the overview, no write, no new title', async ({
  page,
}) => {
  await showHere(page, 'analyse/einkommen');
  await expect(heading(page)).toHaveText([income]);
  const title = await page.title();
  const written: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // page timings are sent on their own schedule
    if (request.method() !== 'GET' && /^\/api\/(?!.*graphql|frontend\/client\/metrics$)/.test(pathname))
      written.push(`${request.method()} ${pathname}`);
  });
  for (const name of beforeIncome.toReversed()) {
    await turn(page, 'Zurück');
    await expect(heading(page)).toHaveText([name]);
  }
  expect(await page.title()).toBe(title);
  expect(written).toEqual([]);
});

test('bar and list of pages fit', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await showHere(page);
  await turn(page, 'Weiter');
  await expect(heading(page)).toHaveText([pageOfTalk(1)]);
  await expectRightInEveryWidth(page);
  for (const width of [1200, 768, 340]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Seiten' }).click();
    await expectToFit(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Seiten' }).click();
  expect(await page.locator('[data-vp-customer-stage]').innerHTML()).not.toContain(householdId(2));
});
