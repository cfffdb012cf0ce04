import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  expectToFit,
  household,
  householdId,
  openSignedIn,
  test,
} from './fixtures';
import { customersPicture, turnPages } from './consultation';
import { pagesOfTalk } from './pagesOfTalk';
import { amountsWithoutName, textsOf } from './pictures';
import { saved } from './typing';

// the trial of a screen (from nothing, wrong and odd input, reload, back), run with the customer view open

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, path, 'petra', '4711');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

async function show(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: option, exact: true }).click();
}

/** Text in a picture that is unknown or makes no sense to anybody. */
const nonsense = /(?<![\d.,])0(?:,00)?\s*€|NaN|undefined|null|Infinity|\[object|\{\{/;

test('of a household of which little is known no page of the talk says what nobody has told', async ({
  page,
  ownHousehold,
}) => {
  const { householdId: own } = await ownHousehold();
  await open(page, `/haushalt/${own}/uebersicht`);
  await show(page, 'Auf diesem Gerät zeigen');
  const names = await turnPages(page, async (name) => {
    const said = (await textsOf(customersPicture(page))).join(' ');
    expect(said.match(nonsense), name).toBeNull();
    expect(await amountsWithoutName(customersPicture(page)), name).toEqual([]);
    await checkAccessibility(page);
  });
  expect(names).toHaveLength(pagesOfTalk.length);
});

test('markup in what somebody wrote is its text, and names as long as they may be fit on every page of the talk', async ({
  page,
  storedDocument,
}) => {
  const long = 'Donaudampfschifffahrtselektrizitäten';
  const markup = '<img src=x onerror=alert(1)>';
  const change = async (
    section: 'persons' | 'contracts',
    entry: (one: Record<string, unknown>) => object,
  ) => {
    const { items } = (await storedDocument(householdId(2), section)) as {
      items: Record<string, Record<string, unknown>>;
    };
    const changed = Object.entries(items).map(([id, one]) => [id, { ...one, ...entry(one) }]);
    await storedDocument(householdId(2), section, { items: Object.fromEntries(changed) });
  };
  await change('persons', ({ firstName }) => (firstName === 'Jonas' ? { firstName: long } : {}));
  await change('contracts', ({ line }) => (line === 'disability' ? { company: markup } : {}));
  await page.setViewportSize({ width: 340, height: 900 });
  await open(page, `${household(2)}/uebersicht`);
  await show(page, 'Auf diesem Gerät zeigen');
  const said: string[] = [];
  await turnPages(page, async (name) => {
    await expect(page.locator('img[src="x"]'), name).toHaveCount(0);
    await expectToFit(page);
    said.push(...(await textsOf(customersPicture(page))));
  });
  expect(said.join(' ')).toContain(long);
  expect(said.join(' ')).toContain(markup);
});

test('what is typed wrong never reaches the second window, what is odd and right does, and nothing is 0 that is empty', async ({
  page,
}) => {
  await open(page, `${household(2)}/analyse/einkommen`);
  const opened = page.waitForEvent('popup');
  await show(page, 'Auf zweitem Bildschirm zeigen');
  const customer = await opened;
  const main = customer.getByRole('main');
  const row = main.locator('dl > div').filter({ hasText: 'Gehalt Jonas' });
  await expect(row).toContainText('3.235 €');
  const net = page
    .getByRole('group', { name: 'Gehalt von Jonas' })
    .getByRole('textbox', { name: 'Netto', exact: true });

  for (const wrong of ['-100', 'abc', '1,2,3']) {
    await net.fill(wrong);
    await net.press('Tab');
    await expect(net).toHaveAttribute('aria-invalid', 'true');
    await expect(main).not.toContainText(wrong);
    expect((await main.textContent()) ?? '').not.toMatch(nonsense);
  }
  await net.fill('3235,50 EUR');
  await net.press('Tab');
  await expect(net).not.toHaveAttribute('aria-invalid', 'true');
  await expect(row).toContainText('3.236 €');
  await net.fill('');
  await net.press('Tab');
  await expect(row).not.toContainText(/3\.23/);
  await expect(row).not.toContainText(nonsense);
  await net.fill('1.234,56');
  await expect(row).toContainText('1.235 €');

  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  await expect(main).not.toContainText(/\d\s*€/);
  await net.fill('3.235');
  await net.press('Tab');
  await saved(page);
  await page.getByRole('link', { name: 'Übersicht', exact: true }).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['Ihr Überblick, Jonas und Aylin']);
  await expect(main).not.toContainText(/\d\s*€/);
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['Ihr Einkommen, Jonas und Aylin']);
  await expect(main).not.toContainText(/\d\s*€/);
});
