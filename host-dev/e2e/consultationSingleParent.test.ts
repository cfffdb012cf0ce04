import { consultation } from './consultation';
import { expectReport } from './expectReport';
import { checkAccessibility, expect, expectToFit, openSignedIn, test } from './fixtures';
import {
  addContract,
  choose,
  createFamily,
  field,
  openJobOf,
  press,
  saved,
  savedWith,
  type,
  typeAndKeep,
  typeInto,
  typeLetters,
} from './typing';

/** What the plan is called in the cart. */
const plan = 'Bausparvertrag (fiktiver Tarif)';

test('a single mother who wants to build: the month, the years to come, Bausparen, to the closed appointment', async ({
  page,
}) => {
  test.slow();
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const { start, put, open, decide, handOut, makeContract, close, readTalk } = consultation(page);
  const household = await createFamily(page, {
    lastName: 'Solo',
    births: { Nele: '14.03.1990', Ida: '05.05.2020' },
    adults: 1,
    postalCode: '20095',
    city: 'Hamburg',
  });

  await test.step('an appointment is begun, and her job is typed', async () => {
    await start();
    await openJobOf(page, household, 'Nele');
    await choose(page, /^Berufliche Stellung/, 'Angestellt');
    await choose(page, /^Krankenversicherung/, 'GKV, pflichtversichert');
    await type(page, 'Zusatzbeitrag', '2,9');
    await saved(page);
  });

  await test.step('what comes in by the law of 2026: pay in tax class II, child benefit, maintenance advance', async () => {
    await page.goto(`${household}/analyse/einkommen`);
    await press(page, 'Einkommen hinzufügen');
    const salary = page.getByRole('group', { name: 'Gehalt von Nele' });
    await typeInto(salary.getByRole('textbox', { name: 'Brutto', exact: true }), '3.600');
    await salary.getByRole('combobox', { name: /^Steuerklasse/ }).click();
    await page.getByRole('option', { name: 'II', exact: true }).click();
    await salary.getByRole('button', { name: 'Schätzen' }).click();
    // 334.80 + 46.80 + 315.00 + 64.80 (1.8 % with a child) = 761.40; 43,200 − 1,266 − 4,260 (§ 24b EStG) − 8,446
    // = 29,228; z = 1.1429; (173.1 z + 2,397) z + 1,034.87 = 4,000 a year, 333.33 a month: 3,600 − 761.40 − 333.33
    await expect(salary).toContainText('2.505,27');
    await saved(page);
    await press(page, 'Übernehmen'); // child benefit, 259
    await page.getByRole('button', { name: 'Einkommen hinzufügen' }).click();
    const added = page.getByRole('group', { name: / von Nele$/ }).last();
    await added.getByRole('combobox', { name: /^Art/ }).click();
    await page.getByRole('option', { name: 'Unterhalt', exact: true }).click();
    const maintenance = page.getByRole('group', { name: 'Unterhalt von Nele' });
    // of a child from 6 to 11: 558 − 259 (§ 1612a BGB, § 2 UhVorschG)
    const kept = savedWith(page, 'incomes', '299');
    await typeInto(maintenance.getByRole('textbox', { name: 'Netto', exact: true }), '299');
    await kept;
    await maintenance.getByRole('combobox', { name: /^Für das Kind/ }).click();
    await page.getByRole('option', { name: 'Ida', exact: true }).click();
    await expect(page.getByRole('row', { name: /^Nele, Unterhalt für Ida/ })).toBeVisible();
    // 2,505.27 + 259 + 299
    await expect(page.getByText(/hat 3\.063.€ im Monat/)).toBeVisible();
    await saved(page);
  });

  await test.step('what goes out, what is saved, how they live, what the state pays', async () => {
    await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
    await field(page, 'Ausgaben gesamt').fill('2.100');
    await press(page, 'Auf Kategorien aufteilen');
    await saved(page);
    await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
    await addContract(page, 'Versicherung hinzufügen', 'Privathaftpflicht', { fields: { Beitrag: '5' } });
    await page.getByRole('tab', { name: /^Sparen/ }).click();
    await addContract(page, 'Sparvertrag hinzufügen', 'Bausparen', {
      of: ['Nele'],
      fields: { Sparrate: '50', Guthaben: '6.000', Bausparsumme: '20.000' },
    });
    await page.goto(`${household}/analyse/vermoegensbilanz`);
    await press(page, 'Vermögenswert hinzufügen');
    await page.getByRole('combobox', { name: 'Art', exact: true }).fill('Tagesgeld');
    await page.keyboard.press('Enter');
    await typeAndKeep(page, 'assets', 'Wert', '18.000');
    await saved(page);
    await page.goto(`${household}/analyse/basisdaten/wohnsituation`);
    await press(page, 'Zur Miete');
    await type(page, 'Kaltmiete', '800');
    await typeAndKeep(page, 'housing', 'Nebenkosten', '200');
    await saved(page);
    await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
    await typeLetters(page, [
      { 'Prognostizierte Rente': '1.450', 'Volle Erwerbsminderungsrente, brutto': '1.250' },
    ]);
  });

  await test.step('the wish: an own home in eight years', async () => {
    await page.goto(`${household}/analyse/wuensche-und-ziele`);
    await page.getByRole('button', { name: /^Haus\s*Eigenheim, Anschlussfinanzierung$/ }).click();
    await type(page, 'Ziel', 'Eigenheim');
    await type(page, 'Kostet heute', '40.000');
    await type(page, 'Termin', '10/2034');
    await saved(page);
    await expect(page.getByText(/^Ihre Ziele brauchen jetzt/)).toBeVisible();
  });

  await test.step('the years to come, with the house: what it changes a month, kept as a variant', async () => {
    await page.goto(`/simulation/FUTURE_HOUSEHOLD_BUDGET${household}/gateway`);
    await press(page, '+ Hauskauf');
    const sheet = page.getByRole('complementary', { name: 'Hauskauf' });
    const house = {
      'Ab Monat': '10/2034',
      'Eigenkapital mit Nebenkosten': '0', // the wish is it
      Kreditbetrag: '250.000',
      Sollzins: '3,5',
      'Monatliche Rate': '1.100',
      'Laufende Kosten im Monat': '250',
      'Miete, die wegfällt': '1.000',
    };
    for (const [name, text] of Object.entries(house))
      await typeInto(sheet.getByRole('textbox', { name, exact: true }), text);
    await sheet.getByRole('button', { name: /schließen/i }).click();
    // 1,000 − 250 − 1,100
    await expect(page.getByRole('row', { name: /^Hauskauf.*[-−]350\s€ mtl\./ })).toBeVisible();
    await press(page, 'Variante merken');
    await field(page, 'Name der Variante').fill('Mit dem Haus');
    await press(page, 'Merken');
    await saved(page);
    await expect(page.getByRole('row', { name: /^Mit dem Haus.*Hauskauf/ })).toBeVisible();
  });

  await test.step('Bausparen: what for, and how much', async () => {
    await page.goto(`${household}/beratung/bausparen/1`);
    await choose(page, /^Anlass/, 'Eigenheim');
    await type(page, 'Geldbedarf', '120.000');
    await type(page, 'Davon aus anderem Vermögen', '40.000');
    await type(page, 'Gebraucht im Monat', '10/2034');
    // 120,000 − 40,000
    await expect(page.getByText(/Vorschlag: 80\.000\s€/)).toBeVisible();
    await press(page, 'Übernehmen');
    await saved(page);
    await expect(page.getByText(/plant mit einer Bausparsumme von 80\.000\s€/)).toBeVisible();
    await page.getByRole('link', { name: 'Weiter: Konzept' }).click();
  });

  await test.step('the tariff and the plan', async () => {
    // 96 months to October 2034; 40 % of 80,000 are 32,000, the fee is 1 %. With 338 a month they are there after 97
    // months. With 339: 3 × 339 − 800 = 217, then 93 months at i = 0.25 % / 12 more:
    // 217 (1 + i)^93 + 339 ((1 + i)^93 − 1) / i = 221.25 + 31,831.05 = 32,052
    await expect(page.getByText(/nötig: 339\s€ mtl\./)).toBeVisible();
    await press(page, 'Übernehmen');
    await saved(page);
    // 80,000 − 32,052 = 47,948; 0.6 % of 80,000 are 480 a month; with j = 2.35 % / 12:
    // −ln(1 − 47,948 j / 480) / ln(1 + j) = 111.3, so 112 payments; 32,544 + 47,948 + 5,460 of interest = 85,952
    const main = page.getByRole('main');
    for (const text of [
      /Sparen, 8 Jahre\s*339\s€ mtl\./,
      /Guthaben bis dahin\s*32\.052\s€/,
      /Darlehen\s*47\.948\s€/,
      /Zurückzahlen, 9 Jahre 4 Monate\s*480\s€ mtl\./,
      /Abschlussgebühr\s*800\s€/,
      /Darlehenszinsen\s*5\.460\s€/,
      /Gesamtaufwand\s*85\.952\s€/,
    ])
      await expect(main).toContainText(text);
    await checkAccessibility(page);
    for (const width of [768, 340, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page);
    }
    // 43,200 − 1,266 − 8,446 = 33,488 are below the limit of 35,000: 10 % of at most 700 (§ 3 WoPG)
    await page.goto(`${household}/beratung/bausparen/1`);
    await expect(page.getByText(/Im Jahr kommen 70\s€ Prämie dazu/)).toBeVisible();
    await page.goto(`${household}/beratung/bausparen/3/verlauf`);
    await expect(page.getByText(/voraussichtlich (10\/2034|Oktober 2034)/)).toBeVisible();
  });

  await test.step('what can be changed later: split, merged, paid back early, in the name of the child', async () => {
    await page.goto(`${household}/beratung/bausparen/3/flexibilitat`);
    const row = (name: RegExp) => page.getByRole('row', { name });
    // 16,400 / 339 = 48.4; the second half begins then and takes as long
    await expect(
      row(/zwei halbe Verträge.*erste Hälfte: 4 Jahre 1 Monat, zweite: 8 Jahre 2 Monate/),
    ).toBeVisible();
    // 100,000 in all: 40,000 − 6,000 + 800 = 34,800 at 389 a month, 89 months instead of 96 with the interest
    await expect(row(/vorhandenen Bausparvertrag zusammenlegen.*7 Monate früher/)).toBeVisible();
    // 5,000 / 480 = 10.4, and 1,133 of interest are 2.4 more
    await expect(row(/5\.000\s€ vorzeitig zurückzahlen.*13 Raten weniger.*[-−]1\.133\s€/)).toBeVisible();
    // Ida is 6: the month stays, the premium of 70 falls away until she is 16
    await expect(
      row(/Ida zuordnen.*unverändert.*[-−]70\s€ im Jahr, sie beginnt mit 16 Jahren/),
    ).toBeVisible();
    await page.getByRole('button', { name: /vorzeitig zurückzahlen: in die Begründung$/ }).click();
    await saved(page);
  });

  await test.step('the plan goes into the cart, and she decides', async () => {
    await page.goto(`${household}/beratung/bausparen/3`);
    await put();
    await open();
    // 3,063.27 − 2,100 − 50 − 5 = 908.27, of which 339 go
    const month = page.getByRole('table', { name: 'Ihr Monat' });
    await expect(month.getByRole('row').last()).toContainText(/908\s€.*569\s€/);
    await handOut(plan);
    await decide({ title: plan, name: 'Nele', said: 'accepted' });
    await makeContract(plan);
  });

  await test.step('the appointment is closed', () => close({ accepted: 1 }));

  await test.step('the customer reads every page', async () => {
    const pages = [...(await readTalk(household)).values()].join(' ');
    for (const text of [/3\.063\s€/, /Eigenheim/, /47\.948\s€/]) expect(pages).toMatch(text);
  });

  await expectReport(page, household, {
    names: ['Nele', 'Ida'],
    says: ['3.063 €', 'Eigenheim', 'Mit dem Haus', 'Muster Bausparkasse (fiktiv)', '339', '47.948 €'],
  });

  await test.step('the decisive pages in English, with the same figures', async () => {
    await page.goto(`${household}/beratung/bausparen/3`);
    await page.getByRole('button', { name: /Menü von/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByText(/With €339 a month you secure loan interest of 2\.35\s?%/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/€47,948/);
    await page.goto(`${household}/beratung/bausparen/3/flexibilitat`);
    await expect(page.getByRole('row', { name: /Assign to Ida.*unchanged/ })).toBeVisible();
    await page.goto(`${household}/analyse/einkommen`);
    await expect(page.getByText(/€3,063/).first()).toBeVisible();
    await page.goto(`${household}/zusammenfassung`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\w/]);
  });
});
