import type { Locator, Page } from '@playwright/test';
import { permissions } from '@vp-digital/core/reference';
import { expect, expectRightInEveryWidth, householdId, openSignedIn, test } from './fixtures';

const musterhaus = () => householdId(2);

async function openAsPetra(page: Page, id: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, `/haushalt/${id}/uebersicht`, 'petra', '4711');
  await expect(page.getByRole('region', { name: 'Vorbereitung' })).toBeVisible();
}

const looksRight = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectRightInEveryWidth(page);
};

/** Nothing of an action hangs out of its card. */
async function expectInside(card: Locator, action: Locator): Promise<void> {
  const [outer, inner] = await Promise.all([card.boundingBox(), action.boundingBox()]);
  if (!outer || !inner) throw new Error('the card is not there');
  expect(inner.y).toBeGreaterThan(outer.y);
  expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
}

const rows = (page: Page) => page.getByRole('list', { name: 'Haushalt', exact: true }).getByRole('button');
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Back to what the overview is before anybody has arranged it. */
async function restoreTemplate(page: Page): Promise<void> {
  const restore = page.getByRole('button', { name: 'Vorlage wiederherstellen' });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await restore.press('Enter');
  await saved;
  await expect(rows(page).first()).toHaveText('Themencheck');
  await expect(restore).toBeDisabled();
}

test('tiles are arranged by the keyboard alone, and stay so', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openAsPetra(page, musterhaus());
  await expect(page.getByRole('region', { name: 'Arbeitskraft' })).toContainText('fehlen');
  await looksRight(page);
  await page.getByRole('button', { name: 'Kacheln anordnen' }).press('Enter');
  await expect(rows(page).first()).toHaveText('Themencheck');
  await looksRight(page);
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  await expect(said(page, 'Themencheck aufgenommen, Platz 1 von')).toBeAttached();
  await page.evaluate(() => new Promise((done) => setTimeout(done))); // it listens for arrows a task after it was taken up
  await page.keyboard.press('ArrowDown');
  await expect(said(page, 'Themencheck auf Platz 2 von')).toBeAttached();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.keyboard.press('Space');
  await expect(said(page, 'Themencheck abgelegt auf Platz 2 von')).toBeAttached();
  await saved;
  await expect(rows(page).first()).toHaveText('Monat');
  await page.reload();
  await page.getByRole('button', { name: 'Kacheln anordnen' }).press('Enter');
  await expect(rows(page).nth(1)).toHaveText('Themencheck');
  await restoreTemplate(page);
  await page.getByRole('button', { name: 'Anordnen beenden' }).press('Enter');
  await expect(page.getByRole('region', { name: 'So verteilt sich der Monat' })).toBeVisible();
});

test('the tiles leave no column empty and no row frayed', async ({ page }) => {
  await openAsPetra(page, musterhaus());
  await expect(page.getByRole('region', { name: 'Datenstand' })).toContainText('vollständig');
  for (const [width, columns] of [
    [1200, 3],
    [768, 2],
    [340, 1],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.poll(async () => leftsOf(await boxesOf(page)).length).toBe(columns);
      const boxes = await boxesOf(page);
      const lowest = leftsOf(boxes).map((left) =>
        Math.max(...boxes.filter((box) => Math.round(box.left) === left).map(({ bottom }) => bottom)),
      );
      // beside a main column of tiles the advisor's own column is at least half as long
      const top = Math.min(...boxes.map((box) => box.top));
      for (const bottom of lowest) expect(bottom - top).toBeGreaterThan((Math.max(...lowest) - top) / 2);
      const [topics, month] = await Promise.all(
        ['Themencheck', 'So verteilt sich der Monat'].map((name) =>
          page.getByRole('region', { name, exact: true }).boundingBox(),
        ),
      );
      if (columns > 1) expect(topics?.height).toBe(month?.height);
    });
});

/** Where the cards of the overview stand. */
const boxesOf = (page: Page) =>
  page.locator('main section:visible').evaluateAll((cards) =>
    cards
      .filter((card) => card.querySelector('h2') !== null)
      .map((card) => card.getBoundingClientRect())
      .map(({ left, top, bottom }) => ({ left, top, bottom })),
  );

const leftsOf = (boxes: readonly { left: number }[]) => [
  ...new Set(boxes.map(({ left }) => Math.round(left))),
];

test('a tile is dragged to another place', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 1400 }); // all rows are in sight: nothing scrolls while dragging
  await openAsPetra(page, musterhaus());
  await page.getByRole('button', { name: 'Kacheln anordnen' }).click();
  await expect(rows(page).first()).toHaveText('Themencheck');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Kennzahlen' })).toContainText('231.200');
  const from = await rows(page).first().boundingBox();
  const to = await rows(page).nth(2).boundingBox();
  if (!from || !to) throw new Error('the rows are not there');
  await page.mouse.move(from.x + 40, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 10 });
  await expect(said(page, 'Themencheck auf Platz 3 von')).toBeAttached();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.mouse.up();
  await saved;
  await expect(rows(page).nth(2)).toHaveText('Themencheck');
  await restoreTemplate(page);
});

test('the customer sees neither preparation nor what only the advisor needs', async ({ page }) => {
  await openAsPetra(page, musterhaus());
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: 'Auf diesem Gerät zeigen' }).click();
  const stage = page.locator('[data-vp-customer-stage]');
  await expect(stage).toContainText('5.450');
  await expect(stage).toContainText('So verteilt sich Ihr Geld');
  for (const words of ['Vorbereitung', 'Datenstand', 'Aufgaben', 'Haushalt verwalten', 'Kacheln anordnen'])
    await expect(stage).not.toContainText(words);
});

test('a household of which nothing is known yet says where to begin', async ({ page, ownHousehold }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openAsPetra(page, (await ownHousehold()).householdId);
  await expect(page.getByRole('link', { name: 'Verträge aufnehmen' })).toBeVisible();
  await looksRight(page);
  for (const [card, action] of [
    ['Einkommen', 'Einkommen erfassen'],
    ['Verträge', 'Verträge aufnehmen'],
  ] as const)
    for (const width of [1200, 340]) {
      await page.setViewportSize({ width, height: 900 });
      await expectInside(page.getByRole('region', { name: card }), page.getByRole('link', { name: action }));
    }
  await page.getByRole('link', { name: 'Einkommen erfassen' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Einkommen' })).toBeVisible();
});

test('without the permission for own settings nothing is arranged', async ({ page, withhold }) => {
  await withhold('petra', permissions.userSettings);
  await openAsPetra(page, musterhaus());
  await expect(page.getByRole('region', { name: 'Arbeitskraft' })).toContainText('fehlen');
  await expect(page.getByRole('button', { name: 'Kacheln anordnen' })).toHaveCount(0);
});
