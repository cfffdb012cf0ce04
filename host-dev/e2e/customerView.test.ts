import type { Locator, Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  expectToFit,
  household,
  householdId,
  openSignedIn,
  test,
} from './fixtures';
import { amountsWithoutName } from './pictures';
import { personId } from './team';
import { saved } from './typing';

/** Household 2, of Jonas and Aylin, by the advisor whose own it is. */
async function openHousehold(page: Page, path = 'uebersicht'): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, `${household(2)}/${path}`, 'petra', '4711');
  await expect(page).toHaveURL(`${household(2)}/${path}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

async function choose(page: Page, way: string): Promise<void> {
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: way }).click();
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

for (const width of [1200, 768, 340])
  test(`on this device the customer sees what is meant for them and nothing else, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHousehold(page);
    await choose(page, 'Auf diesem Gerät zeigen');
    const stage = page.locator('[data-vp-customer-stage]');
    await expect(stage).toContainText('Von 5.450 € im Monat bleiben Ihnen 566 € frei.');
    await expect(stage).toContainText('231.200');
    expect(await stage.innerHTML()).not.toMatch(neverShown());
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('header')).toBeHidden();
    await checkAccessibility(page);
    await expectToFit(page);

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

/** The screens that have a page for the customer, in the order of a talk: what it is headed with. */
const pagesForCustomers = [
  ['uebersicht', 'Ihr Überblick, Jonas und Aylin'],
  ['uebersicht/sektion/datenschutzbestimmungen', 'Ihre Einwilligungen, Jonas und Aylin'],
  ['analyse', 'Ihre Analyse, Jonas und Aylin'],
  ['analyse/persoenliche-daten/:person', 'Ihre Angaben, Jonas'],
  ['analyse/basisdaten/wohnsituation', 'Ihr Zuhause, Jonas und Aylin'],
  ['analyse/einkommen', 'Ihr Einkommen, Jonas und Aylin'],
  ['analyse/einkommen/optimum', 'Was Ihnen zusteht, Jonas und Aylin'],
  ['analyse/haushaltsbudget/ausgaben', 'Ihre Ausgaben, Jonas und Aylin'],
  ['analyse/ausgaben/', 'Ihr Budget, Jonas und Aylin'],
  ['analyse/haushaltsbudget/vertragsuebersicht', 'Ihre Verträge, Jonas und Aylin'],
  ['analyse/vermoegensbilanz', 'Ihr Vermögen, Jonas und Aylin'],
  ['analyse/basisdaten/staatliche-rente', 'Ihre Rente, Jonas und Aylin'],
  ['analyse/wuensche-und-ziele', 'Ihre Ziele, Jonas und Aylin'],
  ['analyse/sparbetrag', 'Ihr Sparbetrag, Jonas und Aylin'],
  ['analyse/zwei-konten-modell', 'Ihre zwei Konten, Jonas und Aylin'],
  ['analyse/zwei-konten-modell/erklaerung', 'So funktionieren zwei Konten'],
  ['analyse/vergleich', 'Was Sie brauchen und was Sie haben, Jonas und Aylin'],
  ['assessment', 'Ihre Themen, Jonas und Aylin'],
  ['beratung/arbeitskraft/1', 'Ihre Arbeitskraft, Jonas'],
  ['beratung/arbeitskraft/4/versorgung', 'Ihre Absicherung, Jonas'],
  ['webvp-katalog/pkv-beratungsmodul/startseite', 'Gesetzlich oder privat, Jonas'],
  ['webvp-katalog/pkv-beratungsmodul/kosten', 'Gesetzlich oder privat: die Kosten, Jonas'],
  ['analyse/gespraechszusammenfassung', 'Ihr Weg bisher, Jonas und Aylin'],
  ['analyse/gespraechszusammenfassung/recap', 'Was wir besprochen haben'],
] as const;

for (const [path, name] of pagesForCustomers)
  test(`the customer has a page of their own for ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await openHousehold(page, path.replace(':person', personId(2, 1)));
    const picture = page.locator('[data-vp-customer-stage] main');
    const show = async () => {
      await choose(page, 'Auf diesem Gerät zeigen');
      await expect(picture.getByRole('heading', { level: 1 })).toHaveText([name]);
    };
    await show();
    await page.getByRole('button', { name: 'Beenden' }).click(); // the documents are there now
    const advisors = await amountsOfTabs(page);
    await show();
    await expect(picture.getByRole('heading', { level: 2 }).or(picture.locator('article'))).not.toHaveCount(
      0,
    );
    for (const role of ['textbox', 'combobox', 'slider', 'checkbox', 'radio', 'button', 'link'] as const)
      await expect(picture.getByRole(role), role).toHaveCount(0);
    await expect(picture.locator('input, select, textarea')).toHaveCount(0);
    expect(await picture.innerHTML()).not.toMatch(neverShown());
    expect(await amountsWithoutName(picture), 'amounts without a name').toEqual([]);
    const strange = async () => {
      const advisorsNow = await numbersOf(page.locator('#shell main'));
      const known = new Set([...advisors, ...advisorsNow, ...(await typedAmounts(page))]);
      return (await figuresOf(picture)).filter((amount) => !known.has(amount));
    };
    await expect.poll(strange, 'amounts that the advisor does not see').toEqual([]);
    expect(await smallestText(page)).toBeGreaterThanOrEqual(18);
    await checkAccessibility(page);
    for (const width of [1200, 768, 340]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(picture.getByRole('heading', { level: 1 })).toHaveText([name]);
      await expectToFit(page);
    }
    await page.getByRole('button', { name: 'Beträge verbergen' }).click();
    await expect(picture).not.toContainText(/\d\s*€/);
    await page.reload();
    await expect(picture.getByRole('heading', { level: 1 })).toHaveText([name]);
    expect(await picture.innerHTML()).not.toMatch(/\d\s*€|€\s*\d/);
  });

/** Every number of the advisor's page, those in its fields and behind its tabs too. */
async function amountsOfTabs(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const found = await numbersOf(main);
  for (const tab of await main.getByRole('tab').all()) {
    await tab.click();
    found.push(...(await numbersOf(main)));
  }
  return found;
}

const numbersOf = (place: Locator): Promise<string[]> =>
  place.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts = [...element.querySelectorAll('input')].map(({ value }) => value);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return texts.join(' ').match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? [];
  });

/** What somebody typed may stand on another screen of the advisor's: it is marked on the page that the picture is copied from. */
const typedAmounts = (page: Page): Promise<string[]> =>
  page
    .locator('#shell [data-vp-customer-page]')
    .evaluate((element) =>
      [...element.querySelectorAll('[data-field]')].flatMap(
        ({ textContent }) => textContent?.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? [],
      ),
    );

/** The euros that the picture says. */
const figuresOf = (picture: Locator): Promise<string[]> =>
  picture.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return [...texts.join(' ').matchAll(/\d+(?:\.\d{3})*(?:,\d\d)?(?=\s*€)/g)].map(([amount]) => amount);
  });

/** Size of the smallest text that the customer reads, in px. */
const smallestText = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('[data-vp-customer-stage] main *')]
        .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom),
    ),
  );

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
    await page
      .getByRole('group', { name: 'Gehalt von Jonas' })
      .getByRole('textbox', { name: 'Netto', exact: true })
      .fill('3.235');
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
  await expect(page.getByText(/Das zweite Fenster ging nicht auf/)).toBeVisible();
});
