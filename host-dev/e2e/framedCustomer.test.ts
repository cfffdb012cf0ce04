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
import { saved, typeInto } from './typing';

/** A private window gives a frame of another site no storage: the area says so once and goes on. */
const noDrafts = /^analysis [\d.]+ draft/;

const stage = (page: Page) => page.locator('[data-vp-customer-stage] main');
const heading = (page: Page) => stage(page).getByRole('heading', { level: 1 });
const choose = async (page: Page, option: string) => {
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: option, exact: true }).click();
};

/** The incomes of household 2, of Jonas and Aylin, in an iframe of another origin. */
async function openFramed(page: Page) {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  const path = `${household(2)}/analyse/einkommen`;
  await openSignedIn(page, path, 'petra', '4711');
  await page.goto(`${path}?rahmen=analysis`);
  const net = page
    .frameLocator('iframe:not([inert] iframe)')
    .getByRole('group', { name: 'Gehalt von Jonas' })
    .getByRole('textbox', { name: 'Netto', exact: true });
  await expect(net).toBeVisible();
  return net;
}

test('of a framed area the customer sees the page made for them on this device, and turns its pages', async ({
  page,
  allowProblem,
}) => {
  allowProblem(noDrafts);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const text = document.querySelector('[data-vp-customer-stage] main')?.textContent ?? '';
      if (/\d\s*€/.test(text)) seen.push(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openFramed(page);
  await choose(page, 'Auf diesem Gerät zeigen');
  await expect(heading(page)).toHaveText(['Ihr Einkommen, Jonas und Aylin']);
  await expect(stage(page)).toContainText(/\d\s*€/);
  await expect(stage(page).locator('iframe, input, a, button')).toHaveCount(0);
  expect(await stage(page).innerHTML()).not.toContain(householdId(2));
  await checkAccessibility(page);
  await expectToFit(page);

  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  await expect(stage(page)).not.toContainText(/\d\s*€/);
  await page.reload();
  await expect(heading(page)).toHaveText(['Ihr Einkommen, Jonas und Aylin']);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(heading(page)).toHaveText(['Was Ihnen zusteht, Jonas und Aylin']);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen); // set above
  expect(seen, 'amounts since the reload').toEqual([]);

  for (const name of ['Ihr Einkommen, Jonas und Aylin', 'Ihr Zuhause, Jonas und Aylin']) {
    await page.getByRole('button', { name: 'Zurück', exact: true }).click();
    await expect(heading(page)).toHaveText([name]);
  }
  await page.getByRole('button', { name: 'Beenden' }).click();
  await expect(page.locator('iframe')).toHaveCount(1); // the one of the page in work
});

test('in a second window it follows what is typed in the frame', async ({ page, allowProblem }) => {
  allowProblem(noDrafts);
  const net = await openFramed(page);
  const opened = page.waitForEvent('popup');
  await choose(page, 'Auf zweitem Bildschirm zeigen');
  const customer = await opened;
  await customer.setViewportSize({ width: 1200, height: 900 });
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(['Ihr Einkommen, Jonas und Aylin']);
  await net.fill('3.333');
  await expect(customer.getByRole('main')).toContainText('3.333 €');
  const notes = page.getByRole('region', { name: 'Regie' });
  await expect(notes).toContainText('Nächste Frage');
  await expect(notes).not.toContainText('keine Frage hinterlegt');
  await checkAccessibility(customer);

  await page.getByRole('button', { name: 'Einfrieren' }).click();
  await typeInto(net, '3.235');
  await saved(page);
  await expect(customer.getByRole('main')).toContainText('3.333 €');
  await page.getByRole('button', { name: 'Eingefroren' }).click();
  await expect(customer.getByRole('main')).toContainText('3.235');

  const closed = customer.waitForEvent('close');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Musterhaus/ })
    .click();
  await closed;
});
