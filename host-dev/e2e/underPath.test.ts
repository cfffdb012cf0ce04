import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { expect, test } from './fixtures';
import { enterPassword } from './signIn';
import { typeInto } from './typing';

const [, musterhaus] = sampleHouseholds;

/** Services of their own, with the samples, under a path that a proxy takes off. */
async function startUnder(path: string): Promise<string> {
  const answer = await fetch(`${process.env['VP_E2E_CONTROL']}/under?path=${path}`, { method: 'POST' });
  expect(answer.ok).toBe(true);
  return ((await answer.json()) as { url: string }).url; // services.ts
}

test('everything runs under a path that a proxy takes off: deep link, sign-in and back, reload, links, customer window', async ({
  page,
  context,
}) => {
  const url = await startUnder('/vpd');
  const { origin, pathname: base } = new URL(url);
  const astray: string[] = [];
  context.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.origin === origin && !asked.pathname.startsWith(`${base}/`)) astray.push(asked.pathname);
  });
  const income = `${url}/haushalt/${musterhaus.householdId}/analyse/einkommen`;
  const heading = page.getByRole('heading', { level: 1, name: 'Einkommen' });

  await test.step('a deep link leads through the sign-in and back to it', async () => {
    await page.goto(income);
    await page.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
    await enterPassword(page, 'sabine');
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(income);
  });

  await test.step('a reload stays there', async () => {
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(income);
  });

  await test.step('links say where they lead in another tab, and lead there in this one', async () => {
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(3);
    expect(hrefs.filter((href) => !href.startsWith(`${base}/`))).toEqual([]);
    await page.getByRole('link', { name: 'Übersicht', exact: true }).first().click();
    await expect(page).toHaveURL(`${url}/haushalt/${musterhaus.householdId}/uebersicht`);
    await page.goBack();
    await expect(heading).toBeVisible();
  });

  await test.step('the customer sees the page in a second window, as it looks', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Kundenansicht' }).click();
    await page.getByRole('menuitem', { name: 'Auf zweitem Bildschirm zeigen' }).click();
    const customer = await opened;
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText([/^Ihr Einkommen/]);
    await customer.close();
  });

  await test.step('a telephone gets its address there, and shows the page with its styles', async () => {
    await page.goto(income);
    await page.getByRole('button', { name: 'Kundenansicht' }).click();
    await page.getByRole('menuitem', { name: 'Auf dem Telefon des Kunden' }).click();
    await page.getByRole('button', { name: 'Telefon von Jonas verbinden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Telefon von Jonas verbinden' });
    await expect(dialog.getByRole('img', { name: 'QR-Code mit Adresse und Code' })).toBeVisible();
    const [address = '', code = ''] = await dialog.getByRole('definition').allTextContents();
    expect(`http://${address}`.startsWith(`${url}/telefon/`), address).toBe(true);
    const phone = await context.newPage();
    await phone.goto(`http://${address}#${code}`);
    await phone.getByRole('button', { name: 'Ansehen' }).click();
    await expect(phone.locator('#picture').getByRole('heading', { level: 1 })).toHaveText([/^Ihr Einkommen/]);
    const sheets = await phone.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(sheets.some((href) => href.includes(`${base}/areas/analysis/`))).toBe(true);
    await phone.close();
    await dialog.getByRole('button', { name: 'Fertig' }).click();
  });

  await test.step('a report is made by its worker', async () => {
    await page.goto(`${url}/haushalt/${musterhaus.householdId}/analyse/gespraechszusammenfassung`);
    await page.getByRole('button', { name: 'Stand sichern' }).click();
    await page
      .getByRole('link', { name: /, \d\d\.\d\d\.\d{4}, \d\d:\d\d$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Zusammenfassung erstellen' }).click();
    await expect(page.getByRole('list', { name: 'Seiten' }).getByRole('group').first()).toBeVisible();
  });

  expect(astray, 'asked beside the path').toEqual([]);
});

/** A private window gives a frame of another site no storage: the area says so once and goes on. */
const noDrafts = /^analysis [\d.]+ draft/;

test('an area in a frame of another origin runs under a path: deep link, save, a page of another area and back, reload', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(noDrafts);
  const url = await startUnder('/vpd');
  const { pathname: base, port } = new URL(url);
  const astray: string[] = [];
  context.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.port === port && !asked.pathname.startsWith(`${base}/`)) astray.push(request.url());
  });
  const household = `${url}/haushalt/${musterhaus.householdId}`;
  const income = `${household}/analyse/einkommen`;
  const net = page.frameLocator('iframe:not([inert] iframe)').getByRole('textbox', { name: 'Netto' }).first();

  await test.step('it stands at a deep link behind the sign-in', async () => {
    await page.goto(`${income}?rahmen=analysis`);
    await page.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
    await enterPassword(page, 'sabine');
    await expect(net).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${income}`));
    const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
    expect(address.hostname).not.toBe(new URL(url).hostname);
    expect(address.pathname).toBe(`${base}/frame.html`);
  });

  await test.step('what is typed in it is saved, and there after a reload', async () => {
    await typeInto(net, '3.300');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^Gespeichert/ })
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(net).toHaveValue('3.300,00');
  });

  await test.step('a page of another area, and back', async () => {
    await page.getByRole('link', { name: 'Übersicht', exact: true }).first().click();
    await expect(page).toHaveURL(`${household}/uebersicht`);
    await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
    await page.goBack();
    await expect(net).toHaveValue('3.300,00');
  });

  expect(astray, 'asked beside the path').toEqual([]);
});
