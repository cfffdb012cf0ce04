import type { Page } from '@playwright/test';
import { expectReport } from './expectReport';
import { expect, openSignedIn, test } from './fixtures';
import { reachEveryPage } from './reachEveryPage';
import {
  addContract,
  choose,
  createFamily,
  createFile,
  openJobOf,
  press,
  saved,
  type,
  typeAndKeep,
  typeInto,
  typeLetters,
} from './typing';

async function addAssets(page: Page, assets: Readonly<Record<string, string>>): Promise<void> {
  for (const [kind, amount] of Object.entries(assets)) {
    await press(page, 'Vermögenswert hinzufügen');
    await page.getByRole('combobox', { name: 'Art', exact: true }).fill(kind);
    await page.keyboard.press('Enter');
    await typeAndKeep(page, 'assets', 'Wert', amount);
    await saved(page);
  }
}

/** The figures shown on the overview and on any other page. */
async function expectFigures(page: Page, path: string, figures: readonly [string, string][]): Promise<void> {
  await page.goto(path);
  for (const [figure, text] of figures)
    await expect(
      page.locator(`[data-figure="${figure}"]`).filter({ hasText: text, visible: true }).first(),
    ).toBeVisible();
  await expect(page.getByText(/^Es fehlt:/)).toHaveCount(0);
}

const kindOfTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

test('Lena Musterfeld, typed in by hand, has the derived values of the sample', async ({ page }) => {
  test.slow();
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFile(page, {
    firstName: 'Lena',
    birthDate: '14.03.1997',
    postalCode: '99084',
    city: 'Erfurt',
  });
  const id = household.split('/').at(-1) ?? '';
  await page.goto(`${household}/analyse/persoenliche-daten/${id}/beruf.forderdaten`);
  await choose(page, /^Berufliche Stellung/, 'Angestellt');
  await choose(page, /^Krankenversicherung/, 'GKV, pflichtversichert');
  await type(page, 'Zusatzbeitrag', '2,9');
  await choose(page, /^Steuerklasse/, 'I');
  await page.getByRole('group', { name: 'Kirchensteuer' }).getByRole('button', { name: 'Nein' }).click();
  await saved(page);

  await page.goto(`${household}/analyse/einkommen`);
  await press(page, 'Einkommen hinzufügen');
  await type(page, 'Brutto', '3.350');
  await press(page, 'Schätzen');
  await press(page, 'Sonderzahlung hinzufügen');
  await type(page, 'Brutto einmalig', '3.350');
  await typeAndKeep(page, 'incomes', 'Netto einmalig', '1.780');
  await expect(page.getByText(/^Lena hat 2\.250.€ im Monat/)).toBeVisible();
  await saved(page);

  await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
  const spent = {
    Wohnen: '690',
    Energie: '45',
    Kommunikation: '73',
    Lebensmittel: '320',
    Mobilität: '63',
    Kleidung: '70',
    Gesundheit: '25',
    Freizeit: '160',
    Urlaub: '120',
    Sonstiges: '60',
  };
  for (const [category, amount] of Object.entries(spent)) await type(page, category, amount);
  await saved(page);

  await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
  await addContract(page, 'Versicherung hinzufügen', 'Privathaftpflicht', { fields: { Beitrag: '6' } });
  await addContract(page, 'Versicherung hinzufügen', 'Hausrat', { fields: { Beitrag: '8' } });
  await kindOfTab(page, /^Kredite/);
  await addContract(page, 'Kredit hinzufügen', 'Ausbildungskredit', {
    fields: { Rate: '130', Restschuld: '4.200' },
  });
  await kindOfTab(page, /^Sparen/);
  await addContract(page, 'Sparvertrag hinzufügen', 'Bausparen', {
    fields: { Sparrate: '40', 'Anteil des Arbeitgebers': '27', Guthaben: '1.450', Bausparsumme: '10.000' },
  });
  for (const line of ['Fondssparplan', 'Tagesgeld-Sparrate'])
    await addContract(page, 'Sparvertrag hinzufügen', line, { fields: { Sparrate: '100' } });

  await page.goto(`${household}/analyse/vermoegensbilanz`);
  await addAssets(page, { Girokonto: '1.800', Tagesgeld: '4.500', Wertpapiere: '3.900' });

  await page.goto(`${household}/analyse/basisdaten/wohnsituation`);
  await press(page, 'Zur Miete');
  await type(page, 'Kaltmiete', '540');
  await typeAndKeep(page, 'housing', 'Nebenkosten', '150');
  await saved(page);

  await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
  await typeLetters(page, [
    {
      Entgeltpunkte: '5,6',
      'Prognostizierte Rente': '1.592',
      'Volle Erwerbsminderungsrente, brutto': '1.223',
    },
  ]);

  await expectFigures(page, `${household}/uebersicht`, [
    ['freeAmount', 'Von 2.250 € im Monat bleiben 267 € frei'],
    ['reserve', '3,6 Monate'],
    ['dividedNet', 'Notwendiges61 %50 %Wünsche18 %30 %Sparen und frei21 %20 %'],
    ['netWorth', '7.450 €'],
  ]);
  await expectFigures(page, `${household}/beratung/arbeitskraft/4/versorgung`, [
    ['protectionGap', 'Lücke 724 €'],
    ['sickPay', '1.909 €'],
  ]);
  await expectFigures(page, `${household}/analyse/vergleich`, [['retirementGap', '1.597 €']]);
  await expectFigures(page, `${household}/analyse/sparbetrag`, [['savingPotential', '427 €']]);
  await reachEveryPage(page, household);
  await expectReport(page, household, { names: ['Lena'], says: ['2.250', '267', '3,6', '7.450'] });
});

test('Jonas and Aylin Musterhaus, typed in by hand, have the derived values of the sample', async ({
  page,
}) => {
  test.slow();
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFamily(page, {
    lastName: 'Haus',
    births: { Jonas: '02.09.1988', Aylin: '21.01.1990', Emil: '11.05.2019', Lia: '30.08.2023' },
    postalCode: '86150',
    city: 'Augsburg',
  });
  for (const name of ['Jonas', 'Aylin']) {
    await openJobOf(page, household, name);
    await choose(page, /^Berufliche Stellung/, 'Angestellt');
    await choose(page, /^Krankenversicherung/, 'GKV, pflichtversichert');
    await saved(page);
  }

  await page.goto(`${household}/analyse/einkommen`);
  for (const [index, name, gross, net] of [
    [0, 'Jonas', '5.150', '3.235'],
    [1, 'Aylin', '2.350', '1.697'],
  ] as const) {
    await page.getByRole('button', { name: 'Einkommen hinzufügen' }).nth(index).click();
    const salary = page.getByRole('group', { name: `Gehalt von ${name}` });
    await salary.getByRole('textbox', { name: 'Brutto', exact: true }).fill(gross);
    await typeInto(salary.getByRole('textbox', { name: 'Netto', exact: true }), net);
    await saved(page); // once the headline shows the new net, nothing moves under the pointer any more
    await salary.getByRole('combobox', { name: /^Steuerklasse/ }).click();
    await page.getByRole('option', { name: 'IV', exact: true }).click();
    await saved(page);
  }
  await page.getByRole('button', { name: 'Sonderzahlung hinzufügen' }).first().click();
  await type(page, 'Netto einmalig', '2.600');
  await press(page, 'Für Jonas übernehmen'); // the child benefit
  await expect(page.getByText(/haben 5\.450.€ im Monat/)).toBeVisible();
  await saved(page);

  await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
  const spent = {
    Wohnen: '310',
    Energie: '185',
    Kommunikation: '95',
    Lebensmittel: '720',
    Mobilität: '310',
    Kleidung: '140',
    Kinder: '290',
    Gesundheit: '50',
    Freizeit: '190',
    Urlaub: '250',
    Sonstiges: '110',
  };
  for (const [category, amount] of Object.entries(spent)) await type(page, category, amount);
  await saved(page);

  await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
  const premium = (amount: string, more = {}) => ({ fields: { Beitrag: amount, ...more } });
  const jonas = ['Jonas'];
  const both = ['Jonas', 'Aylin'];
  for (const [line, typed] of [
    ['Privathaftpflicht', premium('8')],
    ['Wohngebäude', premium('46')],
    ['Hausrat', premium('14')],
    ['Kfz-Versicherung', { of: jonas, ...premium('98') }],
    ['Berufsunfähigkeit', { of: jonas, ...premium('58', { Leistung: '1.000', 'Leistung bis Alter': '65' }) }],
    ['Risikoleben', { of: jonas, ...premium('15', { Versicherungssumme: '200.000' }) }],
    ['Rechtsschutz', premium('22')],
    ['Krankenzusatz', { of: ['Aylin'], ...premium('18') }],
  ] as const)
    await addContract(page, 'Versicherung hinzufügen', line, typed);
  await kindOfTab(page, /^Kredite/);
  await addContract(page, 'Kredit hinzufügen', 'Immobilienkredit', {
    of: both,
    fields: { Rate: '1.260', Restschuld: '268.000', Sollzins: '1,65', 'Zinsbindung bis': '30.06.2031' },
  });
  await addContract(page, 'Kredit hinzufügen', 'Autokredit', {
    of: jonas,
    fields: { Rate: '245', Restschuld: '9.800' },
  });
  await kindOfTab(page, /^Sparen/);
  await addContract(page, 'Sparvertrag hinzufügen', 'Riester-Rente', {
    of: jonas,
    fields: { Sparrate: '100', Guthaben: '11.800' },
    yes: 'Kinderzulagen auf gemeinsamen Antrag der Eltern',
  });
  await addContract(page, 'Sparvertrag hinzufügen', 'Fondssparplan', {
    of: ['Emil', 'Lia'],
    fields: { Sparrate: '100' },
  });
  await addContract(page, 'Sparvertrag hinzufügen', 'Tagesgeld-Sparrate', {
    of: both,
    fields: { Sparrate: '250' },
  });

  await page.goto(`${household}/analyse/vermoegensbilanz`);
  await addAssets(page, {
    Girokonto: '3.100',
    Tagesgeld: '9.200',
    Eigenheim: '465.000',
    Fahrzeug: '14.500',
    Wertpapiere: '5.400',
  });
  await page.getByText('Nach Anteilen', { exact: true }).click(); // the last of them belongs to the children
  for (const [name, share] of [
    ['Jonas', '0'],
    ['Aylin', '0'],
    ['Emil', '50'],
    ['Lia', '50'],
  ] as const)
    await type(page, `Anteil ${name}`, share);
  await saved(page);

  await page.goto(`${household}/analyse/basisdaten/wohnsituation`);
  await press(page, 'Im Eigentum');
  await type(page, 'Nebenkosten', '310');
  await typeAndKeep(page, 'housing', 'Ersparte Miete', '650');
  await saved(page);

  await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
  await typeLetters(page, [
    {
      Entgeltpunkte: '15,9',
      'Prognostizierte Rente': '2.143',
      'Volle Erwerbsminderungsrente, brutto': '1.771',
    },
    {
      Entgeltpunkte: '9,1',
      'Prognostizierte Rente': '1.103',
      'Volle Erwerbsminderungsrente, brutto': '937',
    },
  ]);

  await expectFigures(page, `${household}/uebersicht`, [
    ['freeAmount', 'Von 5.450 € im Monat bleiben 566 € frei'],
    ['reserve', '2,8 Monate'],
    ['dividedNet', 'Notwendiges69 %50 %Wünsche13 %30 %Sparen und frei18 %20 %'],
    ['netWorth', '231.200 €509.000 − 277.800 €'],
    ['protectionGap', 'Aylin533 € mtl. fehlen'],
    ['protectionGap', 'Jonas30 € mtl. fehlen'],
  ]);
  await expectFigures(page, `${household}/analyse/vergleich`, [
    ['deathGap', '400.140 €'],
    ['deathGap', '200.140 €'],
    ['retirementGap', '877 € mtl.'],
  ]);
  await expectFigures(page, `${household}/analyse/einkommen/optimum`, [
    ['optimum', '702 €'],
    ['optimum', '775 €'],
  ]);
  await expectFigures(page, `${household}/beratung/arbeitskraft/4/versorgung`, [['sickPay', '2.558 €']]);
  await expectFigures(page, `${household}/analyse/basisdaten/wohnsituation`, [
    ['debtAtFixedInterestEnd', '215.178 €'],
  ]);
  await reachEveryPage(page, household);
  await expectReport(page, household, {
    names: ['Jonas', 'Aylin'],
    says: ['5.450', '566', '2,8', '231.200'],
  });
});
