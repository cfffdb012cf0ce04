import type { Page } from '@playwright/test';
import { expect, expectRightInEveryWidth, openSignedIn, test } from './fixtures';
import { choose, createFile, press, saved, type, typeAndKeep } from './typing';

/** Somebody with 2,000 € net who lives on 1,000 € and pays 100 € for her contract: 900 € are free. */
async function typedIn(page: Page): Promise<string> {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFile(page, {
    firstName: 'Ronja',
    birthDate: '14.03.1990',
    postalCode: '99084',
    city: 'Erfurt',
  });
  await page.goto(`${household}/analyse/einkommen`);
  await press(page, 'Einkommen hinzufügen');
  await typeAndKeep(page, 'incomes', 'Netto', '2.000');
  await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
  await typeAndKeep(page, 'expenses', 'Wohnen', '1.000');
  await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
  await press(page, 'Versicherung hinzufügen');
  await choose(page, /^Sparte/, 'Privathaftpflicht');
  await typeAndKeep(page, 'contracts', 'Beitrag', '100');
  await saved(page);
  await press(page, 'Fertig');
  return household;
}

const freeOn = (page: Page, text: string) =>
  expect(
    page.locator('[data-figure="freeAmount"]').filter({ hasText: text, visible: true }).first(),
  ).toBeVisible();

async function openCustomer(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: 'Auf zweitem Bildschirm zeigen' }).click();
  const customer = await opened;
  await customer.setViewportSize({ width: 1200, height: 900 });
  return customer;
}

test('one premium moves every figure that stands on it: here, in the other window, for the customer, on each page', async ({
  page,
  context,
}) => {
  test.slow();
  const household = await typedIn(page);
  await freeOn(page, '900');

  const other = await context.newPage();
  await other.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(other, `${household}/analyse/haushaltsbudget/ausgaben`, 'petra', '4711');
  await freeOn(other, '900');
  await page.bringToFront();
  const customer = await openCustomer(page);
  await expect(customer.getByRole('main')).toContainText('100');

  await page.getByRole('button', { name: 'Privathaftpflicht', exact: true }).click();
  await typeAndKeep(page, 'contracts', 'Beitrag', '250');
  await freeOn(page, '750');
  await expect(customer.getByRole('main')).toContainText(/250.€/);
  await freeOn(other, '750');

  for (const path of ['uebersicht', 'analyse/ausgaben/', 'analyse/sparbetrag']) {
    await page.goto(`${household}/${path}`);
    await freeOn(page, '750');
  }
  await page.goto(`${household}/analyse/sparbetrag`);
  await expect(page.getByText(/Bis zu 600.€ im Monat/)).toBeVisible(); // four fifths of what is free
});

test('a figure is dragged where it stands, the customer sees it as tried, and hidden amounts hold', async ({
  page,
}) => {
  test.slow();
  const household = await typedIn(page);
  await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
  await freeOn(page, '900');
  const customer = await openCustomer(page);
  await expect(page.locator('[data-small-picture]')).toContainText('900'); // it pushes the page down once it is there
  await page.getByRole('button', { name: 'Was wäre, wenn?' }).first().click();
  const slider = page.getByRole('slider', { name: 'Frei verfügbar' });
  await slider.hover(); // once it stands still
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has a place');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.5, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, middle, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('main').getByText('Was-wäre-wenn', { exact: true })).toBeVisible();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^0.€ mtl\., heute 900.€ mtl\.$/);
  await type(page, 'Frei verfügbar', '1.000');
  await expect(customer.getByRole('main')).toContainText(/1\.000.€ mtl\./);
  await expect(customer.getByRole('main')).toContainText('Was-wäre-wenn');
  await freeOn(page, '900');
  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  await expect(customer.getByRole('main')).not.toContainText(/1\.000|900/);
  await expect(customer.getByRole('main')).toContainText('Was-wäre-wenn');
  await page.getByRole('button', { name: 'Als Ziel merken' }).click();
  await expect(page.getByText(/^Ziel: 1\.000.€ im Monat frei haben/)).toBeVisible();
  await saved(page);
  await expect(customer.getByRole('main')).not.toContainText('Was-wäre-wenn');
  await page.getByRole('button', { name: 'Beenden' }).click();
  await slider.press('ArrowRight');
  await expectRightInEveryWidth(page);
});
