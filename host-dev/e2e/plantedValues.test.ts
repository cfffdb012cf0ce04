import type { Page } from '@playwright/test';

import { expect, openSignedIn, test } from './fixtures';
import { newName } from './newName';
import { readDrafts } from './readDrafts';
import { choose, createFile, field, type } from './typing';

/** Typed into the fields of banks and offices: each occurs nowhere else. */
const planted = { iban: 'DE70999900000000001001', taxId: '86095742719' };
const secrets = [planted.iban, '86 095 742 719', 'DE70 9999 0000 0000 0010 01', planted.taxId, '0000001001'];
/** Church tax has no number to search for: its field name would reveal it. */
const belief = 'churchTax';

/** Write requests get no response. */
const holdWrites = (page: Page) =>
  page.route(/\/sections\/(taxProfiles|bankAccounts|persons)$/, (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  );

/** All output of the page from now on that others may read: console, addresses, telemetry. */
function listenTo(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => {
    logged.push(request.url());
    if (/telemetry/.test(request.url())) logged.push(request.postData() ?? '');
  });
  return logged;
}

/** What stays on the device: storage, title, address and history, and the drafts. */
async function storedOf(page: Page): Promise<string[]> {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.title,
      location.href,
      history.state,
    ]),
  );
  return [kept, JSON.stringify(await page.evaluate(readDrafts))];
}

test('bank, tax number and church tax reach no draft, storage, title, address or telemetry, and the page says so', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  const logged = listenTo(page);
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFile(page, {
    firstName: newName('Petra'),
    birthDate: '14.03.1987',
    postalCode: '99084',
    city: 'Erfurt',
  });
  const id = household.split('/').at(-1) ?? '';
  await page.goto(`${household}/analyse/persoenliche-daten/${id}/forderdaten.bankverbindung`);
  await holdWrites(page);
  await type(page, 'Steuer-ID', planted.taxId);
  await expect(field(page, 'Steuer-ID')).toHaveAccessibleDescription(/Nur auf dieser Seite/);
  await page.getByRole('group', { name: 'Kirchensteuer' }).getByRole('button', { name: 'Ja' }).click();
  const iban = field(page, 'IBAN').first();
  await iban.fill(planted.iban);
  await iban.press('Tab');
  await expect(iban).toHaveAccessibleDescription(/Nur auf dieser Seite/);

  await test.step('leaving asks first', async () => {
    await page.getByRole('link', { name: 'Übersicht' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Seite verlassen?' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('Steuer-ID');
    logged.push((await page.title()) + page.url());
    await dialog.getByRole('button', { name: 'Hier bleiben' }).click();
  });

  const places = [...(await storedOf(page)), ...logged];
  for (const secret of [...secrets, belief]) for (const place of places) expect(place).not.toContain(secret);
});

test('what is told about health is in no draft, storage, title, address or telemetry while it is not saved', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  const logged = listenTo(page);
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const name = newName('Petra');
  const household = await createFile(page, {
    firstName: name,
    birthDate: '14.03.1987',
    postalCode: '99084',
    city: 'Erfurt',
  });
  await page.goto(`${household}/uebersicht/sektion/datenschutzbestimmungen`);
  await page.getByRole('button', { name: `Erteilen: Gesundheitsangaben, ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Einwilligung von/ });
  await dialog.getByRole('checkbox', { name: 'Gesundheitsangaben: ich willige ein' }).check();
  await dialog.getByRole('button', { name: 'Klick', exact: true }).click();
  await type(page, 'Vor- und Nachname', name);
  await dialog.getByRole('button', { name: 'Einwilligung festhalten' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`${household}/analyse/persoenliche-daten/${household.split('/').at(-1) ?? ''}/forderdaten`);
  await holdWrites(page);
  await choose(page, /^Grad der Behinderung/, '70');
  await expect(page.getByRole('combobox', { name: /^Grad der Behinderung/ })).toHaveText('70');
  for (const place of [...(await storedOf(page)), ...logged])
    expect(place).not.toMatch(/disabilityDegree|disability-degree/);
});
