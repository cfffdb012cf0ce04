import type { Page, Route } from '@playwright/test';
import { expect, household, openSignedIn, test } from './fixtures';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name, exact: true });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** From now on nothing waits for its time: what is set for 50 ms and more is never done. */
async function holdTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout } = window;
    const holding = (action: TimerHandler, delay = 0, ...rest: unknown[]) =>
      delay < 50 ? setTimeout(action, delay, ...rest) : 0;
    Object.assign(window, { setTimeout: holding });
  });
}

/** Keeps the files of an area until they are let go; hands back how many wait. */
async function holdArea(page: Page, area: string) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(new RegExp(`/areas/${area}/.*\\.js$`), (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  return {
    isAsked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    letGo: async () => {
      isHeld = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
    fail: () => Promise.all(held.splice(0).map((route) => route.abort())),
  };
}

async function openOverview(page: Page): Promise<void> {
  await openSignedIn(page, `${household(2)}/uebersicht`, 'sabine');
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
}

test('no way waits for a timer: the next page stands when its last answer has come', async ({ page }) => {
  await openOverview(page);
  await holdTimers(page);
  await tab(page, 'Analyse').click();
  await page
    .getByRole('rowheader', { name: /^Einkommen/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('group', { name: /^Gehalt von/ }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Weiter/ }).click();
  await expect(heading(page, 'Optimum-Rechnung')).toBeVisible();
  await tab(page, 'Beratung').hover();
  await tab(page, 'Beratung').click();
  await expect(heading(page, 'Beratung')).toBeVisible();
  await tab(page, 'Übersicht').click();
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
  await tab(page, 'Analyse').click();
  await expect(heading(page, 'Analyse')).toBeVisible();
});

test('a page stays until the one of another area stands, which then takes title, focus and the keyboard', async ({
  page,
}) => {
  await openOverview(page);
  await holdTimers(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const title = await page.title();
  const analysis = await holdArea(page, 'analysis');
  await tab(page, 'Analyse').click();
  await expect(page).toHaveURL(/analyse$/);
  await analysis.isAsked();
  await expect(page.locator('[inert] h1')).toHaveText(name);
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Bereich wird geladen' })).toBeVisible();
  expect(await page.title()).toBe(title);

  await analysis.letGo();
  await expect(heading(page, 'Analyse')).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page).toHaveTitle(/Analyse/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[inert]') === null)).toBe(true);
});

test('a second click takes the place of the first, and back leads to where the first one led', async ({
  page,
}) => {
  await openOverview(page);
  await holdTimers(page);
  const analysis = await holdArea(page, 'analysis');
  await tab(page, 'Analyse').click();
  await analysis.isAsked();
  await tab(page, 'Beratung').click();
  await expect(heading(page, 'Beratung')).toBeVisible();
  await expect(page.getByText(/im Monat bleiben/)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/analyse$/);
  await expect(heading(page, 'Beratung')).toBeVisible();
  await analysis.letGo();
  await expect(heading(page, 'Analyse')).toBeVisible();
});

test('back to the page that stays, before the next one stands: it goes on with what was typed', async ({
  page,
}) => {
  await openSignedIn(page, `${household(2)}/analyse/einkommen`, 'sabine');
  const net = page
    .getByRole('group', { name: 'Gehalt von Jonas' })
    .getByRole('textbox', { name: 'Netto', exact: true });
  await expect(net).toBeVisible();
  await holdTimers(page);
  await net.fill('3.210');
  const advice = await holdArea(page, 'beratung');
  await tab(page, 'Beratung').click();
  await expect(page).toHaveURL(/beratung/);
  await advice.isAsked();
  await expect(page.locator('[inert]')).toContainText('Einkommen');
  await page.goBack();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(net).toHaveValue('3.210,00');
  await net.fill('3.220');
  await expect(net).toBeFocused();
  await advice.letGo();
  await expect(heading(page, 'Einkommen')).toBeVisible();
});

test('after a second an outline stands in place of the page', async ({ page }) => {
  await openOverview(page);
  const analysis = await holdArea(page, 'analysis');
  await tab(page, 'Analyse').click();
  await expect(heading(page, 'Bereich wird geladen')).toBeVisible();
  await expect(page.getByText(/im Monat bleiben/)).toHaveCount(0);
  await analysis.letGo();
  await expect(heading(page, 'Analyse')).toBeVisible();
});

test('an area that does not come says so in place of the page that stayed', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/analysis|net::ERR_FAILED/);
  await openOverview(page);
  await holdTimers(page);
  const analysis = await holdArea(page, 'analysis');
  await tab(page, 'Analyse').click();
  await analysis.isAsked();
  await analysis.fail();
  await expect(page.getByRole('button', { name: 'Erneut laden' })).toBeVisible();
  await expect(page.getByText(/im Monat bleiben/)).toHaveCount(0);
});

test('nothing stays of another household’s page', async ({ page }) => {
  await openSignedIn(page, `${household(2)}/analyse/einkommen`, 'sabine');
  await expect(heading(page, 'Einkommen')).toBeVisible();
  const overview = await holdArea(page, 'haushalt');
  await page.getByRole('button', { name: /Haushalt wechseln/ }).click();
  const search = page.getByRole('dialog', { name: 'Haushalt wechseln' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('musterfeld');
  await expect(search.getByRole('option')).toHaveText([/Musterfeld/]);
  await holdTimers(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${household(1)}/uebersicht`);
  await overview.isAsked();
  await expect(heading(page, 'Einkommen')).toHaveCount(0);
  await expect(page.getByText('Jonas')).toHaveCount(0);
  await overview.letGo();
  await expect(page.getByRole('banner')).toContainText('Musterfeld');
});

test('an outline and the page that takes its place never stand beside one another', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[][] = [];
    Object.assign(window, { headingsAtOnce: seen });
    const look = () => {
      const all = [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility());
      if (all.length > 1) seen.push(all.map(({ textContent }) => textContent));
    };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  const headingsAtOnce = () =>
    page.evaluate(() => (window as unknown as { headingsAtOnce: string[][] }).headingsAtOnce); // set above
  await openOverview(page);
  expect(await headingsAtOnce()).toEqual([]);
  await page.reload();
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
  await page.goto(`${household(2)}/analyse/haushaltsbudget/vertragsuebersicht`);
  await expect(heading(page, 'Vertragsübersicht')).toBeVisible();
  expect(await headingsAtOnce()).toEqual([]);
});
