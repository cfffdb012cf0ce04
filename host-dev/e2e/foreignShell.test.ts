import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, enterPassword, expect, household, householdId, test } from './fixtures';
import { pageIsReady } from './pageIsReady';

const income = () => `${household(2)}/analyse/einkommen`;

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name, exact: true });
/** Whether its middle is what a pointer would meet there. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const net = (page: Page) => page.getByRole('textbox', { name: 'Netto' }).first();

/** Sabine, who has one advisor context, comes to a deep link of the shell in plain JavaScript. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/foreign-shell/#${path}`);
  await enterPassword(page, 'sabine');
  await pageIsReady(page);
}

test('a shell in plain JavaScript mounts every area: deep link, tabs, title, focus, language, sign-out', async ({
  page,
}) => {
  await open(page, '/haushalt');

  await test.step('the context that nobody has to choose is taken, and a household opened', async () => {
    await expect(page.getByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible();
    await page.getByRole('link', { name: /^Musterhaus/ }).click();
    await expect(page).toHaveURL(`/foreign-shell/#${household(2)}/uebersicht`);
    await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
    await expect(page).toHaveTitle('Übersicht');
    await checkAccessibility(page);
  });

  for (const [name, heading] of [
    ['Analyse', 'Analyse'],
    ['Beratung', 'Beratung'],
    ['PKV', 'PKV: Start'],
    ['Zusammenfassung', 'Zusammenfassung'],
    ['Abschluss', 'Terminabschluss'],
  ] as const)
    await test.step(`${name} stands in one <main>, which has the focus`, async () => {
      await tab(page, name).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    });

  await test.step('the areas speak the language of the shell', async () => {
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wrap-up' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analysis', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Deutsch' }).click();
  });

  await test.step('signing out leaves nothing behind', async () => {
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByLabel('Benutzername')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1); // the next sign-in, under way
  });
});

test('in a shell without a store what is typed is saved before the page is left, and asked about when it cannot be', async ({
  page,
}) => {
  await open(page, income());
  await expect(page).toHaveURL(`/foreign-shell/#/haushalt`); // the context is chosen first
  await page.goto(`/foreign-shell/#${income()}`);
  const before = await net(page).inputValue();

  await net(page).fill('viel');
  await tab(page, 'Übersicht').click();
  const question = page.getByRole('dialog', { name: /^Nicht gespeichert: .*Netto/ });
  await expect(question).toBeVisible();
  expect(await isOnTop(question), 'the shell’s question lies over the area').toBe(true);
  await checkAccessibility(page);
  await question.getByRole('button', { name: 'Bleiben' }).click();
  await expect(question).toBeHidden();
  await expect(net(page)).toHaveValue('viel');
  await expect(page).toHaveURL(`/foreign-shell/#${income()}`);

  await net(page).fill('3.300,00');
  await tab(page, 'Übersicht').click();
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
  await page.goBack();
  await expect(net(page)).toHaveValue('3.300,00');
  await net(page).fill(before);
  await tab(page, 'Übersicht').click();
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
});

test('the customer sees in a second window what is made for them, with hidden amounts from its first drawing', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await open(page, '/haushalt');
  await expect(page.getByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible(); // the context is chosen
  await expect(page.getByRole('button', { name: 'Kundenansicht' })).toBeHidden();
  await page.goto(`/foreign-shell/#${income()}`);
  await expect(net(page)).toBeVisible();
  const show = async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Kundenansicht' }).click();
    return opened;
  };
  const customer = await show();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(['Ihr Einkommen, Jonas und Aylin']);
  await expect(customer.getByRole('main')).toContainText(/\d\s*€/);
  await expect(customer.locator('input, a, button, script')).toHaveCount(0);
  expect(await customer.content()).not.toContain(householdId(2));
  await checkAccessibility(customer);
  await checkAccessibility(page);

  const before = await net(page).inputValue();
  await net(page).fill('3.333');
  await expect(customer.getByRole('main')).toContainText('3.333 €');
  await net(page).fill(before);
  await tab(page, 'Übersicht').click();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(['Ihr Überblick, Jonas und Aylin']);

  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  await expect(customer.getByRole('main')).not.toContainText(/\d\s*€/);
  const closed = customer.waitForEvent('close');
  await page.reload();
  await closed; // nobody is shown a page that nobody leads
  await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
  const again = await show();
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(['Ihr Überblick, Jonas und Aylin']);
  await expect(again.getByRole('main')).not.toContainText(/\d\s*€/);
  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  await expect(again.getByRole('main')).toContainText(/\d\s*€/);

  const left = again.waitForEvent('close');
  await page.goto('/foreign-shell/#/haushalt');
  await left;
});

test('layers: the page scrolls under the header of the shell, a dialog of the area lies over it', async ({
  page,
}) => {
  await open(page, '/haushalt');
  await expect(page.getByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible(); // the context is chosen
  await page.goto(`/foreign-shell/#${household(2)}/uebersicht/sektion/datenschutzbestimmungen`);
  const deletion = page.getByRole('button', { name: 'Löschung beantragen: Jonas', exact: true });
  await deletion.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  expect(await isOnTop(header)).toBe(true);
  await deletion.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => isOnTop(dialog)).toBe(true);
  expect(await isOnTop(header), 'the area’s dialog covers the header').toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await isOnTop(header)).toBe(true);
});

test('an area that does not come is said by the shell, and fetched anew by its retry', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Failed to load resource/);
  await open(page, `${household(2)}/uebersicht`);
  await page.getByRole('link', { name: /^Musterhaus/ }).click();
  const isAnalysis = (url: URL) => url.pathname.includes('/areas/analysis/');
  await page.route(isAnalysis, (route) => route.fulfill({ status: 500 }));
  await tab(page, 'Analyse').click();
  await expect(page.getByRole('alert')).toContainText('Nicht geladen. (entry)');
  await page.unroute(isAnalysis);
  await page.getByRole('button', { name: 'Erneut' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analyse' })).toBeVisible();
});

test('somebody else’s household is refused by the area’s own fallback, in the language of the shell', async ({
  page,
  ownHousehold,
  allowAnswer,
}) => {
  allowAnswer({ status: 403, url: '/' });
  const { householdId: foreign } = await ownHousehold();
  await open(page, '/haushalt');
  await expect(page.getByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible(); // the context is chosen
  await page.goto(`/foreign-shell/#/haushalt/${foreign}/uebersicht/sektion/datenschutzbestimmungen`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Aktensuche' })).toContainText('vorhanden');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
});
