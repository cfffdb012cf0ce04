import type { Page } from '@playwright/test';
import { expect, household, openSignedIn, test } from './fixtures';
import { readDrafts } from './readDrafts';
import { field, type } from './typing';

/** Typed into the fields of banks and offices: each of them is nowhere else in the world. */
const planted = { iban: 'DE70999900000000001001', taxId: '08529630728' };
const secrets = [planted.iban, 'DE70 9999 0000 0000 0010 01', planted.taxId, '0000001001'];
const person = '22222222-0002-4000-8000-000000000001';
const path = () => `${household(2)}/analyse/persoenliche-daten/${person}/forderdaten.bankverbindung`;

/** Nothing that is written gets an answer. */
const holdWrites = (page: Page) =>
  page.route(/\/sections\/(taxProfiles|bankAccounts|persons)$/, (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  );

test('bank and tax number reach no draft, storage, title, address or telemetry, and the page says so', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('request', (request) => {
    told.push(request.url());
    if (/telemetry/.test(request.url())) told.push(request.postData() ?? '');
  });
  await openSignedIn(page, path(), 'petra', '4711');
  await holdWrites(page);
  await type(page, 'Steuer-ID', planted.taxId);
  await expect(field(page, 'Steuer-ID')).toHaveAccessibleDescription(/Nur auf dieser Seite/);
  const iban = field(page, 'IBAN').first();
  await iban.fill(planted.iban);
  await iban.press('Tab');
  await expect(iban).toHaveAccessibleDescription(/Nur auf dieser Seite/);

  await test.step('leaving asks first', async () => {
    await page.getByRole('link', { name: 'Übersicht' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Seite verlassen?' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('Steuer-ID');
    told.push((await page.title()) + page.url());
    await dialog.getByRole('button', { name: 'Hier bleiben' }).click();
  });

  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.title,
      location.href,
      history.state,
    ]),
  );
  const drafts = JSON.stringify(await page.evaluate(readDrafts));
  for (const secret of secrets)
    for (const place of [kept, drafts, ...told]) expect(place).not.toContain(secret);
});
