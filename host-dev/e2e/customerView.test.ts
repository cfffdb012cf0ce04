import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  expectRightInEveryWidth,
  household,
  householdId,
  openSignedIn,
  test,
} from './fixtures';
import { saved, typeInto } from './typing';

/** Household 2, of Jonas and Aylin, by the advisor whose own it is. */
async function openHousehold(page: Page, path = 'uebersicht'): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, `${household(2)}/${path}`, 'petra', '4711');
  await expect(page).toHaveURL(`${household(2)}/${path}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await choose(page, 'Auf zweitem Bildschirm zeigen');
  const customer = await opened;
  await customer.setViewportSize({ width: 1200, height: 900 });
  return customer;
}

/** What can be read anywhere in a document, also by those who hear it. */
const everything = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

const neverShown = () =>
  new RegExp(
    `Musterhaus, Jonas|Menü durchsuchen|Petra|Gespeichert|Haushalte|${householdId(2)}|eyJ|Hinzufügen|Entfernen`,
  );

test('on this device the customer sees what is meant for them and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openHousehold(page);
  await choose(page, 'Auf diesem Gerät zeigen');
  const stage = page.locator('[data-vp-customer-stage]');
  await expect(stage).toContainText('Von 5.450 € im Monat bleiben Ihnen 566 € frei.');
  await expect(stage).toContainText('231.200');
  expect(await stage.innerHTML()).not.toMatch(neverShown());
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('header')).toBeHidden();
  await expectRightInEveryWidth(page);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  await expect(stage).not.toContainText(/5\.450|566|231\.200/);
  await expect(stage).toContainText('69 %');
  await expect(stage).toContainText('2,8');
  await page.getByRole('button', { name: 'Beenden' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kundenansicht' })).toBeFocused();

  await choose(page, 'Auf diesem Gerät zeigen');
  await page.reload();
  await expect(stage).toContainText('69 %');
  await expect(stage).not.toContainText(/5\.450|566|231\.200/);
  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  await expect(stage).toContainText('5.450 €');
});

test('in the customer’s hands neither link, reload nor the way back opens the search or the file', async ({
  page,
}) => {
  await openHousehold(page);
  await page.getByRole('link', { name: 'Haushalt verwalten' }).click();
  await expect(page.getByRole('region', { name: 'Akte' })).toBeVisible();
  await choose(page, 'Auf diesem Gerät zeigen');
  const stage = page.locator('[data-vp-customer-stage]');
  const nothing = stage.getByText('Auf dieser Seite gibt es gerade nichts für Sie zu sehen.');
  await expect(nothing).toBeVisible();
  await page.goto('/haushalt');
  await expect(nothing).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  expect(await stage.innerHTML()).not.toMatch(neverShown());
  await page.goBack();
  await expect(nothing).toBeVisible();
  await expect(page.getByRole('region', { name: 'Akte' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Beenden' }).click();
  await expect(page.getByRole('region', { name: 'Akte' })).toBeVisible();
});

test('what the customer sees is printed, and nothing around it', async ({ page }) => {
  await openHousehold(page);
  await choose(page, 'Auf diesem Gerät zeigen');
  const picture = page.locator('[data-vp-customer-stage] main');
  await expect(picture.getByRole('heading', { level: 1 })).toHaveText(['Ihr Überblick, Jonas und Aylin']);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(picture.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Beenden' })).toBeHidden();
  await expect(page.locator('header')).toBeHidden();
});

test('the second screen is an empty page that follows the advisor', async ({ page }) => {
  await openHousehold(page);
  const customer = await openWindow(page);

  await test.step('it shows the marked blocks in the same look, and holds nothing of the application', async () => {
    await expect(customer.getByText(/im Monat bleiben/)).toContainText('Von 5.450 €');
    await expect(customer).toHaveTitle('Kundenansicht');
    expect(await everything(customer)).not.toMatch(neverShown());
    const found = await customer.evaluate(() => ({
      address: window.location.href,
      scripts: document.scripts.length,
      card: getComputedStyle(document.querySelector('main section') ?? document.body).backgroundColor,
    }));
    expect(found).toEqual({ address: 'about:blank', scripts: 0, card: 'rgb(255, 255, 255)' });
    await checkAccessibility(customer);
  });

  await test.step('it follows to another page and what is typed there', async () => {
    await page.getByRole('link', { name: 'Analyse', exact: true }).click();
    await page
      .getByRole('rowheader', { name: /^Einkommen/ })
      .getByRole('link')
      .click();
    await expect(customer.getByText('Gehalt Jonas')).toBeVisible();
    const net = page
      .getByRole('group', { name: 'Gehalt von Jonas' })
      .getByRole('textbox', { name: 'Netto', exact: true });
    await net.fill('3.300');
    await expect(customer.getByRole('main')).toContainText('3.300 €');
    expect(await everything(customer)).not.toMatch(neverShown());
  });

  await test.step('frozen it keeps the last picture while the advisor types', async () => {
    await page.getByRole('button', { name: 'Einfrieren' }).click();
    await expect(customer.getByText('Bild angehalten')).toBeVisible();
    const before = await customer.getByRole('main').textContent();
    const net = page
      .getByRole('group', { name: 'Gehalt von Jonas' })
      .getByRole('textbox', { name: 'Netto', exact: true });
    await typeInto(net, '3.235');
    await saved(page);
    expect(await customer.getByRole('main').textContent()).toBe(before);
    await page.getByRole('button', { name: 'Eingefroren' }).click();
    await expect(customer.getByRole('main')).toContainText('3.235');
  });

  await test.step('amounts are hidden everywhere', async () => {
    await page.getByRole('button', { name: 'Beträge verbergen' }).click();
    await expect(customer.getByRole('main')).not.toContainText(/3\.235|5\.450/);
    expect(await everything(customer)).not.toMatch(/\d\s*€|€\s*\d/);
    await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  });

  await test.step('a ring shows where the advisor points', async () => {
    await page.getByRole('button', { name: 'Hervorheben' }).click();
    await page.getByRole('heading', { name: 'Aylin', level: 2 }).hover();
    await expect(customer.locator('[data-pointer]')).toBeVisible();
  });

  await test.step('the language is that of the page', async () => {
    await page.getByRole('button', { name: /Menü von/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(customer.getByRole('main')).toContainText('Salary');
    expect(await customer.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.getByRole('button', { name: /Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  });

  await test.step('it goes when the household is left', async () => {
    const closed = customer.waitForEvent('close');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Musterhaus/ })
      .click();
    await closed;
    await expect(page.getByRole('button', { name: 'Beenden' })).toHaveCount(0);
  });
});

test('contract numbers and notes stay with the advisor, also while they are edited', async ({ page }) => {
  await openHousehold(page, 'analyse/haushaltsbudget/vertragsuebersicht');
  const customer = await openWindow(page);
  const line = page.getByRole('table').getByRole('button').first();
  const name = (await line.textContent()) ?? '';
  await line.click();
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(customer.getByRole('region', { name: 'Womit Sie abgesichert sind' })).toContainText(name);
  await expect(customer.getByRole('complementary')).toHaveCount(0);
  await expect(customer.getByRole('textbox')).toHaveCount(0);
});

const shownPages = [
  ['analyse', ['Was wir schon wissen', '5.450 € mtl.'], ['Alle Bereiche', 'Stand']],
  [
    'analyse/haushaltsbudget/vertragsuebersicht',
    ['Wer hat was?', 'Was als Nächstes ansteht'],
    ['Archiv', 'Hinweise'],
  ],
  [
    'analyse/vermoegensbilanz',
    ['Vermögen', 'Schulden', 'Immobilienkredit', 'Wem gehört was?'],
    ['Wert hinzufügen'],
  ],
  ['beratung/arbeitskraft/1', ['Das fehlt im Monat'], ['Angaben', 'Zurück auf']],
  ['beratung/arbeitskraft/4/versorgung', ['Rentenversicherung'], ['Angaben']],
] as const;

for (const [path, seen, hidden] of shownPages)
  test(`the customer sees what is worth showing of ${path}, and no action`, async ({ page }) => {
    await openHousehold(page, path);
    const customer = await openWindow(page);
    for (const words of seen) await expect(customer.getByRole('main')).toContainText(words);
    for (const words of hidden) await expect(customer.getByRole('main')).not.toContainText(words);
    expect(await everything(customer)).not.toMatch(neverShown());
    await expect(customer.getByRole('textbox')).toHaveCount(0);
    await expect(customer.getByRole('slider')).toHaveCount(0);
    await checkAccessibility(customer);
  });

test('a calculation that the advisor opens is shown, and goes when it is closed', async ({ page }) => {
  await openHousehold(page);
  const customer = await openWindow(page);
  const explained = customer.getByRole('heading', { name: 'So haben wir gerechnet' });
  await expect(explained).toHaveCount(0);
  await page.getByRole('button', { name: 'So haben wir gerechnet' }).first().click();
  await expect(explained).toBeVisible();
  await expect(customer.getByRole('main')).not.toContainText('Rechenweg schließen');
  expect(await everything(customer)).not.toMatch(neverShown());
  await checkAccessibility(customer);
  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  await expect(explained).toBeVisible();
  expect(await everything(customer)).not.toMatch(/\d\s*€|€\s*\d/);
  await page.getByRole('complementary').press('Escape');
  await expect(explained).toHaveCount(0);
});

test('the window that the customer closes ends the view, and one that the browser refuses is said', async ({
  page,
}) => {
  await openHousehold(page);
  const customer = await openWindow(page);
  await expect(page.getByRole('region', { name: 'Kundenansicht' })).toBeVisible();
  await customer.close();
  await expect(page.getByRole('region', { name: 'Kundenansicht' })).toHaveCount(0);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await choose(page, 'Auf zweitem Bildschirm zeigen');
  await expect(page.getByText(/Der Browser hat das zweite Fenster nicht geöffnet/)).toBeVisible();
});
