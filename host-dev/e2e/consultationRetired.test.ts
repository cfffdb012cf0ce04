import type { Page } from '@playwright/test';
import { consultation } from './consultation';
import { expectReport } from './expectReport';
import { expect, expectRightInEveryWidth, openSignedIn, test } from './fixtures';
import {
  addContract,
  choose,
  createFamily,
  field,
  openJobOf,
  press,
  saved,
  type,
  typeAndKeep,
  typeInto,
} from './typing';

const fund = 'Euro Anleihen Kurz';

/** The card of a page, by its heading. */
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Advice on funds needs the advisor's own licence. */
async function typeLicence(page: Page): Promise<void> {
  await page.goto('/beraterauswahl');
  await type(page, 'Nummer der Erlaubnis nach § 34f GewO', 'D-F-123-ABCD-12');
  const scope = page.getByRole('checkbox', { name: 'offene Investmentvermögen' });
  await scope.check();
  await expect(card(page, 'Meine Angaben').getByRole('status')).toHaveText('Gespeichert');
}

test('a retired couple: what one of them has when the other one dies, an investment, wishes for those who come after', async ({
  page,
}) => {
  test.slow();
  const talk = consultation(page);
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFamily(page, {
    lastName: 'Abend',
    births: { Otto: '14.02.1955', Wilma: '20.05.1958' },
    postalCode: '24103',
    city: 'Kiel',
  });
  const id = household.split('/').at(-1) ?? '';
  await talk.start();

  await test.step('who they are: both draw pensions', async () => {
    for (const name of ['Otto', 'Wilma']) {
      await openJobOf(page, household, name);
      await choose(page, /^Berufliche Stellung/, 'In Rente');
      await choose(page, /^Krankenversicherung/, 'GKV, pflichtversichert');
      await saved(page);
    }
    for (const name of ['Otto', 'Wilma']) {
      await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
      await page.getByRole('link', { name: `Familienstand von ${name} angeben` }).click();
      await choose(page, /^Familienstand/, 'verheiratet');
      await saved(page);
    }
  });

  await test.step('what comes in, what is spent, what is there', async () => {
    await page.goto(`${household}/analyse/einkommen`);
    const add = page.getByRole('button', { name: 'Einkommen hinzufügen' });
    const typePension = async (name: string, gross: string, net: string) => {
      const pension = page.getByRole('group', { name, exact: true });
      await typeInto(pension.getByRole('textbox', { name: 'Brutto', exact: true }), gross);
      await typeInto(pension.getByRole('textbox', { name: 'Netto', exact: true }), net);
      await saved(page);
    };
    await add.first().click();
    await typePension('Gesetzliche Rente von Otto', '1.900', '1.650');
    await add.nth(1).click();
    await typePension('Gesetzliche Rente von Wilma', '950', '840');
    await add.first().click();
    const other = page.getByRole('group', { name: 'Sonstiges von Otto', exact: true });
    await other.getByRole('combobox', { name: /^Art/ }).click();
    await page.getByRole('option', { name: 'Betriebsrente', exact: true }).click();
    await typePension('Betriebsrente von Otto', '300', '240');
    // 1,650 + 840 + 240
    await expect(page.getByText(/2\.730\s€/).first()).toBeVisible();
    await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
    await field(page, 'Ausgaben gesamt').fill('2.300');
    await press(page, 'Auf Kategorien aufteilen');
    await saved(page);
    await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
    for (const [line, premium] of [
      ['Privathaftpflicht', '6'],
      ['Wohngebäude', '40'],
    ] as const)
      await addContract(page, 'Versicherung hinzufügen', line, { fields: { Beitrag: premium } });
    await page.goto(`${household}/analyse/basisdaten/wohnsituation`);
    await press(page, 'Im Eigentum');
    await typeAndKeep(page, 'housing', 'Nebenkosten', '290');
    await page.goto(`${household}/analyse/vermoegensbilanz`);
    for (const [kind, value] of [
      ['Tagesgeld', '30.000'],
      ['Wertpapiere', '80.000'],
    ] as const) {
      await press(page, 'Vermögenswert hinzufügen');
      await page.getByRole('combobox', { name: 'Art', exact: true }).fill(kind);
      await page.keyboard.press('Enter');
      await typeAndKeep(page, 'assets', 'Wert', value);
      await saved(page);
    }
    await page.goto(`${household}/uebersicht`);
    // 2,730 − 2,300 − 46
    await expect(page.locator('[data-figure="freeAmount"]').first()).toContainText(/2\.730\s€.*384\s€/);
  });

  await test.step('when one of them dies: 55 %, and what the own income takes of it', async () => {
    await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
    const widow = card(page, 'Wenn einer stirbt');
    // of 1,900 € 1,045 €: her 950 € less 14 % are below the free amount of 26.4 × 42.52 = 1,122.53 €
    await expect(widow).toContainText(/1\.045\s€/);
    // of 950 € 522.50 €: his 1,634 € and 300 € less 21.2 % are 1,870.40 €, of 747.87 € too much 40 % are 299.15 €
    await expect(widow).toContainText(/223\s€/);
  });

  await test.step('their old age: what they draw covers what they spend, and a death is tried', async () => {
    await page.goto(`/simulation/RETIREMENT/haushalt/${id}/gateway`);
    await expect(page.getByText(/^Ihre Renten decken, was Sie ausgeben/)).toBeVisible();
    await expect(page.getByRole('slider', { name: /^Rentenbeginn/ })).toHaveCount(0);
    await press(page, '+ Todesfall');
    const sheet = page.getByRole('complementary', { name: /^Todesfall/ });
    await choose(page, /^Wer/, 'Otto');
    await typeInto(sheet.getByRole('textbox', { name: 'Bestattung und Nachlass, einmalig' }), '6.000');
    await typeInto(sheet.getByRole('textbox', { name: /^Lebenshaltung danach/ }), '80');
    // her 840 € and 80 % of 1,045 €: 1,676 €; 2,346 − 20 % of 2,300 = 1,886 € are needed
    await expect(page.getByText(/^Neben den Renten fehlen 210\s€ im Monat/)).toBeVisible();
    await expect(card(page, 'Womit Sie leben')).toContainText(/nach dem Tod von Otto/);
    await expectRightInEveryWidth(page);
  });

  await test.step('what they wish for those who come after them', async () => {
    await page.goto(`${household}/analyse/wuensche-und-ziele`);
    await page.getByRole('button', { name: /^Traum/ }).click();
    await type(page, 'Ziel', 'Schenkung an die Enkel');
    await type(page, 'Kostet heute', '10.000');
    await type(page, 'Termin', '06/2028');
    await saved(page);
  });

  await test.step('the frame of an investment, asked and recorded', async () => {
    await typeLicence(page);
    await page.goto(`${household}/beratung/produkt-katalog/investment`);
    await type(page, 'Zweck in eigenen Worten', 'Für die Enkel');
    await type(page, 'Betrag einmalig', '20.000');
    await type(page, 'Anlagedauer', '4');
    await page.getByRole('group', { name: 'Welche Anlagen verstehen Sie?' }).getByLabel('Fonds, ETF').check();
    await page.getByRole('group', { name: 'Welche Anlagen verstehen Sie?' }).getByLabel('Anleihen').check();
    await page
      .getByRole('group', { name: 'Welche haben Sie schon besessen?' })
      .getByLabel('Fonds, ETF')
      .check();
    await type(page, 'Würde ich aushalten', '3.000');
    await type(page, 'Kann ich tragen', '2.000');
    await type(page, 'Schon erlebt', '4.000');
    await press(page, 'nein, darauf kommt es nicht an');
    // the smallest, 2,000 €, ÷ 40 % in a bad course: 5,000 €
    await expect(page.getByText(/^Höchstens/)).toContainText(/5\.000\s€/);
    await press(page, 'Rahmen festhalten');
    await saved(page);
    await page.getByRole('link', { name: 'Weiter: Anlagen' }).click();
    await page.getByRole('button', { name: fund, exact: true }).click();
    await talk.put('Kurz laufende Anleihen passen zu vier Jahren und zum Verlust, der tragbar ist.');
  });

  await test.step('he decides on what is his', async () => {
    await talk.open();
    await talk.decide({ title: fund, name: 'Otto', said: 'accepted' });
    await talk.handOut(fund);
  });

  await test.step('the customers read every page of the talk', async () => {
    const pages = await talk.readTalk(household);
    for (const [name, text] of pages) expect(text, name).not.toContain('Gehalt');
  });

  await test.step('the appointment is closed', () => talk.close({ accepted: 1 }));

  await expectReport(page, household, {
    names: ['Otto', 'Wilma'],
    says: ['2.730', '384', 'Schenkung an die Enkel', fund],
  });

  await test.step('the decisive pages say the same in English', async () => {
    await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
    await page.getByRole('button', { name: /Menü von/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(card(page, 'When one of you dies')).toContainText('€1,045');
    await expect(card(page, 'When one of you dies')).toContainText('€223');
    await page.goto(`/simulation/RETIREMENT/haushalt/${id}/gateway`);
    await expect(card(page, 'What you live on')).toBeVisible();
    await page.goto(`${household}/beratung/produkt-katalog/investment`);
    await expect(page.getByText(/^At most €5,000/)).toBeVisible();
    await consultation(page, 'en').open();
    await expect(page.getByRole('heading', { level: 3, name: fund })).toBeVisible();
  });
});
