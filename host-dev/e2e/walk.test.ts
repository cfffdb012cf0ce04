import { readFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  expectTargets,
  expectToFit,
  household,
  openSignedIn,
  signIn,
  test,
} from './fixtures';
import { saved, typeInto } from './typing';

/** Each width uses another household; widths between desktop and telephone are checked page by page (every-page). */
const walks = [
  {
    width: 1200,
    sample: 2,
    search: 'musterh 86150',
    name: 'Musterhaus',
    person: 'Jonas',
    net: '5.450',
    after: '5.515',
    typed: '3.300',
  },
  {
    width: 340,
    sample: 6,
    search: '20259',
    name: 'Musterkamp',
    person: 'Nadine',
    net: '4.647',
    after: '5.000',
    typed: '5.000',
  },
];

const incomePath = (sample: number) => `${household(sample)}/analyse/einkommen`;

/** The date of the sample values, in the browser too. */
const onTheSampleDay = (page: Page) => page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));

for (const { width, sample, search, name, person, net, after, typed } of walks) {
  test(`from sign-in to the summary in the customer's hand, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await onTheSampleDay(page);

    await test.step('a stranger with a link is asked to sign in and comes to the page first asked for', async () => {
      await page.goto(incomePath(sample));
      await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
      await expect(page).toHaveURL(/\/anmeldung$/);
      await expect(page).toHaveTitle('Anmeldung');
      await checkAccessibility(page);
      await signIn(page, 'petra');
      await expect(page.getByText('Für wen arbeiten Sie heute?')).toBeVisible();
      await checkAccessibility(page);
      await page
        .getByRole('button', { name: /Vertrag 4711/ })
        .first()
        .click();
      await expect(page).toHaveURL(incomePath(sample));
    });

    await test.step('a household is found while typing and opened by the keyboard', async () => {
      await page.getByRole('button', { name: 'Menü von Petra Beispiel' }).click();
      await page.getByRole('menuitem', { name: 'Haushalte' }).click();
      await page.getByRole('searchbox').fill(search);
      await expect(page.getByRole('heading', { name: '1 Treffer' })).toBeVisible();
      await checkAccessibility(page);
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\/uebersicht$/);
    });

    await test.step('the overview shows real figures', async () => {
      await expect(page.getByText(/im Monat bleiben/)).toContainText(`Von ${net} €`);
      await expect(page.getByRole('banner')).toContainText(name);
      await checkAccessibility(page);
      await expectToFit(page);
      await expectTargets(page);
    });

    await test.step('income is saved by its field and the overview follows', async () => {
      await page.getByRole('link', { name: 'Analyse', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
      await checkAccessibility(page);
      await expectToFit(page);
      await expectTargets(page);
      await page
        .getByRole('rowheader', { name: /^Einkommen/ })
        .getByRole('link')
        .click();
      const salary = page.getByRole('group', { name: `Gehalt von ${person}` });
      await typeInto(salary.getByRole('textbox', { name: 'Netto', exact: true }), typed);
      await saved(page);
      await checkAccessibility(page);
      await expectToFit(page);
      await expectTargets(page);
      await page.getByRole('link', { name: 'Übersicht', exact: true }).first().click();
      await expect(page.getByText(/im Monat bleiben/)).toContainText(`Von ${after} €`);
    });

    await test.step('it survives a reload', async () => {
      await page.reload();
      await expect(page.getByText(/im Monat bleiben/)).toContainText(`Von ${after} €`);
    });

    await test.step('a snapshot is kept with its checksum', async () => {
      await page.getByRole('link', { name: 'Zusammenfassung', exact: true }).click();
      await page.getByRole('button', { name: 'Stand sichern' }).click();
      await page.getByRole('link', { name: /^Jahresgespräch, 01\.10\.2026, / }).click();
      await expect(page.getByText('Unverändert seit der Sicherung')).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByText(/^Kennung [0-9a-f]{64}$/)).toBeVisible();
      await checkAccessibility(page);
    });

    await test.step('its summary is seen and taken home as a tagged PDF', async () => {
      await page.getByRole('button', { name: 'Zusammenfassung erstellen' }).click();
      await expect(page.getByRole('group', { name: /^Seite 2 von \d+$/ })).toContainText(`${after} €`);
      await checkAccessibility(page);
      await expectToFit(page);
      await expectTargets(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PDF herunterladen' }).click();
      await expectTaggedPdf(await readFile(await (await download).path()));
    });

    await test.step('after signing out nothing personal is left', async () => {
      await page.getByRole('button', { name: 'Menü von Petra Beispiel' }).click();
      await page.getByRole('menuitem', { name: 'Abmelden' }).click();
      await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
      await expectNothingPersonal(page);
      await page.goto(incomePath(sample));
      await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
    });
  });
}

test('signing out in one tab signs out in the others', async ({ page, context }) => {
  await openSignedIn(page, '/haushalt', 'sabine');
  await expect(page.getByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/haushalt');
  await other.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
  await other.getByRole('link', { name: /^Musterhaus/ }).click();
  await expect(other.getByText(/im Monat/).first()).toBeVisible();

  await page.getByRole('button', { name: /Menü von/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(other.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  await expectNothingPersonal(other);
});

test('with one advisor context there is nothing to choose, and only the own households are there', async ({
  page,
  allowAnswer,
}) => {
  await signIn(page, 'sabine');
  await expect(page).toHaveURL(/\/haushalt$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Muster' })).toHaveCount(2);
  allowAnswer({ status: 403, url: '/sections?' });
  allowAnswer({ status: 403, url: '/graphql/person' });
  await page.goto(incomePath(4));
  await expect(page.getByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
  await expect(page.getByText(/Akte anlegen/)).toBeVisible();
  await checkAccessibility(page);
});

test('what cannot be saved is asked about before it is lost', async ({ page }) => {
  await openSignedIn(page, `${household(1)}/uebersicht`, 'sabine');
  await page.getByRole('link', { name: 'Analyse', exact: true }).click();
  await page
    .getByRole('rowheader', { name: /^Einkommen/ })
    .getByRole('link')
    .click();
  const net = page
    .getByRole('group', { name: 'Gehalt von Lena' })
    .getByRole('textbox', { name: 'Netto', exact: true });
  await net.fill('viel');
  const question = page.getByRole('dialog', { name: 'Seite verlassen?' });
  await page.goBack();
  await expect(question).toContainText('Lena: Netto');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(net).toHaveValue('viel');
  await expect(page).toHaveURL(/einkommen$/);
  await page.getByRole('link', { name: 'Übersicht', exact: true }).first().click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(net).toBeHidden();
});

test('the footer leads to data protection, and to terms of use and imprint', async ({ page }) => {
  for (const name of ['Datenschutz', 'Nutzungsbedingungen und Impressum']) {
    await page.goto('/anmeldung');
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await checkAccessibility(page);
  }
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('the same pages speak English, and German when asked to', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
    await signIn(page, 'sabine');
    await page.getByRole('button', { name: /Menü von/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Your households' })).toBeVisible();
  });
});

async function expectNothingPersonal(page: Page): Promise<void> {
  let kept = '';
  await expect(async () => {
    kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.title]),
    );
  }).toPass(); // the sign-in page appears before the organisation is notified; then the page navigates
  expect(kept).not.toMatch(/petra|sabine|Beispiel|Senior|Muster|4711|4700|eyJ/i);
  await expect(page.locator('body')).not.toContainText(/Beispiel|Senior|Muster/);
}

async function expectTaggedPdf(bytes: Buffer): Promise<void> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(pdf.getPageCount()).toBeGreaterThanOrEqual(5);
  expect(pdf.getTitle()).toContain('Gesprächszusammenfassung');
  expect(String(pdf.catalog.get(PDFName.of('Lang')))).toContain('de');
  expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked')))).toBe('true');
  expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
}
