import type { Page } from '@playwright/test';

import { expect, openSignedIn, test } from './fixtures';
import { newName } from './newName';
import { readDrafts } from './readDrafts';
import { choose, createFile, field, press, saved, type } from './typing';

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

/** The person of a new file consents to answers about their health. */
async function consentToHealth(page: Page, household: string, name: string): Promise<void> {
  await page.goto(`${household}/uebersicht/sektion/datenschutzbestimmungen`);
  await page.getByRole('button', { name: `Erteilen: Gesundheitsangaben, ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Einwilligung von/ });
  await dialog.getByRole('checkbox', { name: 'Gesundheitsangaben: ich willige ein' }).check();
  await dialog.getByRole('button', { name: 'Klick', exact: true }).click();
  await type(page, 'Vor- und Nachname', name);
  await dialog.getByRole('button', { name: 'Einwilligung festhalten' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Everything else that a browser stores of an origin: its databases as they lie there, and what it caches. Runs in the page. */
async function storedByBrowser(): Promise<string> {
  const asked = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('not to be read'));
    });
  const found: unknown[] = [document.cookie];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const of = database.transaction(store).objectStore(store);
      found.push(name, store, await asked(of.getAllKeys()), await asked(of.getAll()));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      found.push(request.url, await (await cache.match(request))?.text());
  }
  return JSON.stringify(found);
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
  await consentToHealth(page, household, name);

  await page.goto(`${household}/analyse/persoenliche-daten/${household.split('/').at(-1) ?? ''}/forderdaten`);
  await holdWrites(page);
  await choose(page, /^Grad der Behinderung/, '70');
  await expect(page.getByRole('combobox', { name: /^Grad der Behinderung/ })).toHaveText('70');
  for (const place of [...(await storedOf(page)), ...logged])
    expect(place).not.toMatch(/disabilityDegree|disability-degree/);
});

test('the health chart is in no storage, database, cache, draft, title, address or telemetry, saved or not', async ({
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
  const id = household.split('/').at(-1) ?? '';
  await page.goto(`${household}/analyse/persoenliche-daten/${id}/beruf.forderdaten`);
  await choose(page, /^Berufliche Stellung/, 'Selbstständig');
  await saved(page);
  await consentToHealth(page, household, name);
  const open = () => page.goto(`${household}/webvp-katalog/pkv-beratungsmodul/gesundheitschart`);
  const turnToSpine = async () => {
    const counter = page.getByText(/^Frage \d+ von \d+$/);
    const card = page.getByRole('heading', { name: 'Rücken, Gelenke, Muskeln' });
    await expect(counter).toBeVisible();
    while (!(await card.isVisible())) {
      const before = (await counter.textContent()) ?? '';
      await press(page, 'Nächste Frage');
      await expect(counter).not.toHaveText(before);
    }
  };
  const answerSpine = async (details: string) => {
    await turnToSpine();
    const asked = page.getByRole('group', { name: /^Wegen Wirbelsäule/ });
    await asked.getByRole('button', { name: 'Ja', exact: true }).click();
    await field(page, 'Was war es?').fill(details);
    await field(page, 'Was war es?').press('Tab');
  };
  const storedAnywhere = async () =>
    [...(await storedOf(page)), ...logged, await page.evaluate(storedByBrowser)].filter((place) =>
      /Leckwort/.test(place),
    );

  await test.step('while it is not saved', async () => {
    await open();
    await page.route(/\/health-chart$/, (route) =>
      route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
    );
    await answerSpine('Leckwortknie');
    await expect(
      page.getByText('Ihre Eingabe steht noch hier und wird nicht auf dem Gerät aufgehoben.'),
    ).toBeVisible();
    expect(await storedAnywhere()).toEqual([]);
  });

  await test.step('saved, and read again', async () => {
    await page.unroute(/\/health-chart$/);
    await press(page, 'Erneut speichern');
    await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeVisible();
    await open();
    await turnToSpine();
    await expect(field(page, 'Was war es?')).toHaveValue('Leckwortknie');
    const stored: unknown = JSON.parse(await page.evaluate(storedByBrowser));
    expect(Object.keys(stored as object).length).toBeGreaterThan(1); // there is something to search
    expect(await storedAnywhere()).toEqual([]);
  });
});
