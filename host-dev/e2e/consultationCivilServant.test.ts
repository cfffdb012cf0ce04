import { consultation } from './consultation';
import { expectReport } from './expectReport';
import { expect, openSignedIn, test } from './fixtures';
import {
  addContract,
  choose,
  createFamily,
  field,
  openJobOf,
  press,
  saved,
  type,
  typeInto,
  typeAndKeep,
} from './typing';

test('a civil servant with children: official pay, aid, unfitness for service, to the closed appointment', async ({
  page,
}) => {
  test.slow();
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const { start, put, open, decide, handOut, makeContract, close, readTalk } = consultation(page);
  const household = await createFamily(page, {
    lastName: 'Amt',
    births: { Svenja: '15.03.1988', Timo: '08.07.1987', Ole: '12.04.2018', Fine: '20.09.2021' },
    postalCode: '50667',
    city: 'Köln',
  });

  await test.step('an appointment is begun, and both jobs are typed', async () => {
    await start();
    await openJobOf(page, household, 'Svenja');
    await choose(page, /^Berufliche Stellung/, 'Beamtet auf Lebenszeit');
    await typeInto(page.getByLabel('Beruf', { exact: true }), 'Studienrätin');
    await type(page, 'Anteil Bürotätigkeit', '80');
    await type(page, 'Ruhegehaltfähige Jahre', '12');
    await choose(page, /^Krankenversicherung/, 'GKV, freiwillig');
    await saved(page);
    await openJobOf(page, household, 'Timo');
    await choose(page, /^Berufliche Stellung/, 'Angestellt');
    await type(page, 'Wochenstunden', '24');
    await choose(page, /^Krankenversicherung/, 'GKV, pflichtversichert');
    await type(page, 'Zusatzbeitrag', '2,9');
    await saved(page);
  });

  await test.step('in a fund, the Öffnungsaktion comes before any question of health', async () => {
    await page.goto(`${household}/webvp-katalog/pkv-beratungsmodul/gesundheitschart`);
    await expect(page.getByText('Erst die Öffnungsaktion prüfen')).toBeVisible();
    await expect(page.getByText('Svenja hat noch nicht eingewilligt')).toBeVisible();
    await page.goto(`${household}/webvp-katalog/pkv-beratungsmodul/startseite`);
    await choose(page, /^Krankenversicherung/, 'PKV mit Beihilfe');
    await saved(page);
  });

  await test.step('the net of official pay waits for her own premium', async () => {
    await page.goto(`${household}/analyse/einkommen`);
    await page.getByRole('button', { name: 'Einkommen hinzufügen' }).first().click();
    const pay = page.getByRole('group', { name: 'Bezüge von Svenja' });
    await pay.getByRole('textbox', { name: 'Brutto', exact: true }).fill('5.400');
    await page.keyboard.press('Tab');
    await pay.getByRole('button', { name: 'Schätzen' }).click();
    await expect(pay.getByText('Zum Schätzen fehlt noch:')).toContainText(
      'Beitrag zur privaten Krankenversicherung',
    );
    await saved(page);
    await page.getByRole('link', { name: 'Beitrag zur privaten Krankenversicherung' }).click();
  });

  await test.step('contracts: what the aid leaves of herself and the children is privately insured', async () => {
    const premium = (amount: string) => ({ fields: { Beitrag: amount } });
    for (const [line, typed] of [
      ['Private Krankenversicherung', { of: ['Svenja'], ...premium('300') }],
      ['Private Krankenversicherung', { of: ['Ole'], ...premium('40') }],
      ['Private Krankenversicherung', { of: ['Fine'], ...premium('40') }],
      ['Privathaftpflicht', premium('8')],
      ['Kfz-Versicherung', { of: ['Timo'], ...premium('50') }],
    ] as const)
      await addContract(page, 'Versicherung hinzufügen', line, typed);
  });

  await test.step('what comes in by the law of 2026, and what is spent', async () => {
    await page.goto(`${household}/analyse/einkommen`);
    // Svenja: 64,800 − 1,230 − 36 − 12 × 300 = 59,934; z = 4.2135; (173.1 z + 2,397) z + 1,034.87 = 14,207 a year,
    // 1,183.91 a month, no solidarity surcharge up to 20,350: 5,400 − 1,183.91 = 4,216.09, before her premium
    const pay = page.getByRole('group', { name: 'Bezüge von Svenja' });
    await expect(pay).toContainText('4.216,09');
    await page.getByRole('button', { name: 'Einkommen hinzufügen' }).nth(1).click();
    const salary = page.getByRole('group', { name: 'Gehalt von Timo' });
    await salary.getByRole('textbox', { name: 'Brutto', exact: true }).fill('2.200');
    await page.keyboard.press('Tab');
    await salary.getByRole('button', { name: 'Schätzen' }).click();
    // Timo: 204.60 + 28.60 + 192.50 + 34.10 (1.55 % with two children) = 459.80; 26,400 − 1,266 − 5,096 = 20,038,
    // z = 0.2239, 1,580 a year, 131.66 a month: 2,200 − 459.80 − 131.66 = 1,608.54
    await expect(salary).toContainText('1.608,54');
    await saved(page);
    await press(page, 'Für Svenja übernehmen'); // child benefit, 2 × 259
    // 4,216.09 + 1,608.54 + 518
    await expect(page.getByText(/haben 6\.343.€ im Monat/)).toBeVisible();
    await saved(page);
    await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
    await field(page, 'Ausgaben gesamt').fill('3.200');
    await press(page, 'Auf Kategorien aufteilen');
    await saved(page);
  });

  await test.step('unfit for service: Ruhegehalt instead of a pension of the state scheme', async () => {
    await page.goto(`${household}/beratung/arbeitskraft/1`);
    // 38 years 6 months: ⅔ of 21.5 years to 60 are 14.33, with 12 served 26.33 × 1.79375 % = 47.23 %;
    // 318 months before 65 take 10.8 %: 5,400 × 0.4723 × 0.892 = 2,274.97, of which 84 % = 1,910.97 are left.
    // (4,216.09 − 300) × 80 % = 3,132.87 are needed, 1,221.90 are missing
    await expect(page.getByText('Ruhegehalt bei Dienstunfähigkeit, netto')).toBeVisible();
    await expect(
      page.getByRole('img', { name: /Von 3\.133\s€ Bedarf sind 1\.911\s€ gesichert, es fehlen 1\.222\s€/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Weiter: Konzept' }).click();
    await expect(page.getByText(/Svenja fehlen 1\.222\s€ im Monat/)).toBeVisible();
    await typeAndKeep(page, 'protectionWishes', 'BU mit Dienstunfähigkeitsklausel', '1.200');
    await expect(page.getByText(/fehlen Svenja noch 22\s€ im Monat statt 1\.222\s€/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Beispielbeiträge' })).toContainText('Dienst Plus');
    await saved(page);
    await page.goto(`${household}/beratung/arbeitskraft/4/versorgung`);
    await expect(page.getByText('Wann ist man dienstunfähig?')).toBeVisible();
    await expect(page.getByText('Wann gibt es Erwerbsminderungsrente?')).toHaveCount(0);
  });

  await test.step('the product with the clause goes into the cart', async () => {
    await page.goto(`${household}/beratung/produkt-katalog/catalog?feld=work`);
    await page.getByRole('button', { name: 'Dienst Plus', exact: true }).click();
    const sheet = page.getByRole('complementary', { name: 'Dienst Plus' });
    await sheet.getByRole('textbox', { name: 'Rente im Monat zum Ausprobieren' }).fill('1.200');
    await page.keyboard.press('Tab');
    // at 38: 3.32 + ⅗ × 0.76 = 3.776 for each 100 €, × 12 × 1.12 (smoking unknown) = 50.75 a month
    await expect(sheet).toContainText(/51\s€ mtl\./);
    await put('Das Ruhegehalt lässt 1.222 € im Monat offen.');
  });

  await test.step('she decides, the papers are handed out, and a contract is made', async () => {
    await open();
    // 6,342.63 − 3,200 − 438 = 2,704.63, of which 50.75 go
    const month = page.getByRole('table', { name: 'Ihr Monat' });
    await expect(month.getByRole('row').last()).toContainText(/2\.705\s€.*2\.654\s€/);
    await decide({ title: 'Dienst Plus', name: 'Svenja', said: 'accepted' });
    await handOut('Dienst Plus');
    await makeContract('Dienst Plus');
  });

  await test.step('the appointment is closed', () => close({ accepted: 1 }));

  await test.step('the customer reads every page', async () => {
    const said = [...(await readTalk(household)).values()].join(' ').replace(/\s+/g, ' ');
    for (const words of ['6.343 €', '3.133 €', '1.911 €', '1.200 €']) expect(said).toContain(words);
  });

  await expectReport(page, household, {
    names: ['Svenja', 'Timo', 'Ole', 'Fine'],
    says: ['6.343', '2.654', 'Dienst Plus', 'Phantasia Leben (fiktiv)'],
  });

  await test.step('aid of two children is 70 %, and her own contract is looked after, not chosen', async () => {
    await page.goto(`${household}/webvp-katalog/pkv-beratungsmodul/startseite`);
    await expect(page.getByRole('region', { name: 'Kennzahlen' })).toContainText(/Beihilfe heute\s*70\s%/);
  });

  await test.step('the decisive pages say the same in English', async () => {
    await page.getByRole('button', { name: /Menü von/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByText('Civil service aid today')).toBeVisible();
    await page.goto(`${household}/analyse/einkommen`);
    await expect(page.getByText(/have €6,343 a month/)).toBeVisible();
    // the contract that was made pays 1,200 of the 1,221.90
    await page.goto(`${household}/beratung/arbeitskraft/1`);
    await expect(
      page.getByRole('img', { name: 'Of a need of €3,133, €3,111 is secured and €22 is missing.' }),
    ).toBeVisible();
    // what has become a contract is no proposal of the cart any more
    await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
    const made = page.getByRole('row', { name: /Phantasia Leben \(fiktiv\)/ });
    for (const text of ['Svenja', '€50.75', '€1,200']) await expect(made).toContainText(text);
  });
});
