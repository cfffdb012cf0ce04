import type { Page } from '@playwright/test';
import { consultation } from './consultation';
import { expectReport } from './expectReport';
import { expect, expectRightInEveryWidth, household as sample, openSignedIn, test } from './fixtures';
import {
  addContract,
  choose,
  createFile,
  openJobOf,
  press,
  saved,
  type,
  typeAndKeep,
  typeLiving,
} from './typing';

const reserve = 'Rücklage für Krankenversicherungsbeiträge im Alter';
const change = 'Tarifwechsel im eigenen Haus anfragen';
const pension = 'Basisrente';

/** The card of a page, by its heading. */
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('self-employed and privately insured: her cover in old age, a Basisrente, the closed appointment and its report', async ({
  page,
}) => {
  test.slow();
  const talk = consultation(page);
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFile(page, {
    firstName: 'Almut',
    birthDate: '02.01.1979',
    postalCode: '04109',
    city: 'Leipzig',
  });
  await talk.start();

  await test.step('what she does, earns, pays and has', async () => {
    await openJobOf(page, household, 'Almut');
    await choose(page, /^Berufliche Stellung/, 'Selbstständig');
    await choose(page, /^Krankenversicherung/, 'PKV');
    await saved(page);
    await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
    await addContract(page, 'Versicherung hinzufügen', 'Private Krankenversicherung', {
      fields: { Beitrag: '520' },
    });
    await addContract(page, 'Versicherung hinzufügen', 'Krankentagegeld', {
      fields: { Beitrag: '40', 'Leistung je Tag': '100', 'Erster Tag mit Krankentagegeld': '43' },
    });
    await page.goto(`${household}/analyse/einkommen`);
    await press(page, 'Einkommen hinzufügen');
    await type(page, 'Gewinn im Monat, vor Steuern', '6.000');
    await press(page, 'Schätzen');
    // 72,000 − 12 × 520 of premiums − 36 of allowance = 65,724 taxable;
    // z = (65,724 − 17,799) ÷ 10,000 = 4.7925; (173.1 × z + 2,397) × z + 1,034.87 = 16,498.2, so 16,498 of income tax
    // and no surcharge below 20,350 (§ 32a EStG, § 3 SolZG, 2026); (72,000 − 16,498) ÷ 12 = 4,625.17
    await expect(page.getByText('4.625,17').first()).toBeVisible();
    await saved(page);
    await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
    await press(page, 'Renteninformation erfassen');
    await type(page, 'Prognostizierte Rente', '430');
    await typeAndKeep(page, 'statutoryPensions', 'Volle Erwerbsminderungsrente, brutto', '320');
    await page
      .getByRole('group', { name: 'Anspruch auf Erwerbsminderungsrente' })
      .getByRole('button', { name: 'Nein', exact: true })
      .click();
    await saved(page);
    await typeLiving(page, household, { spent: '2.000', has: '30.000' });
  });

  await test.step('she is privately insured already: the start says so, and the costs compare her own contract', async () => {
    await page.goto(`${household}/webvp-katalog/pkv-beratungsmodul/startseite`);
    await expect(page.getByText('Almut ist bereits')).toHaveText('Almut ist bereits privat versichert.');
    await page.getByRole('link', { name: 'Weiter: Kosten' }).click();
    // voluntary in a fund: the ceiling of 5,812.50 counts, × (14.0 % + 2.9 %) = 982.31, care of who has no children
    // × 4.2 % = 244.13, together 1,226; her own 520 and 40 of Krankentagegeld are 666 less (§§ 240, 243 SGB V, § 55 SGB XI)
    // at 67, 20 years from her last birthday: 520 × (1.031 ÷ 1.02)^20 = 644.43, of which the pension insurance bears
    // 430 × 8.75 % = 37.63, so 607; a voluntary pensioner pays 243 (typedInSelfEmployed.test.ts), which is 364 less
    await expect(page.getByText(/^Heute kostet die PKV/)).toHaveText(
      /^Heute kostet die PKV 666\s€ weniger im Monat\. Mit 67 kostet sie 364\s€ mehr\.$/,
    );
    await expect(page.getByText(/kann der GKV nicht einfach beitreten/)).toBeVisible();
    await page.getByRole('link', { name: 'Weiter: Ergebnis' }).click();
  });

  await test.step('what she puts aside for it goes into the cart, and a tariff of her company is asked for', async () => {
    await expect(page.getByText(/^Almut zahlt heute/)).toHaveText(
      /^Almut zahlt heute 520\s€ und mit 67 voraussichtlich 607\s€ im Monat\.$/,
    );
    const aside = card(page, 'Rücklage für Beiträge im Alter');
    await aside.getByRole('textbox', { name: /zurückgelegt im Monat/ }).fill('150');
    await page.keyboard.press('Tab');
    await aside.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(aside.getByRole('button', { name: 'Im Warenkorb aktualisieren' })).toBeVisible();
    const tariff = card(page, 'Tarifwechsel im eigenen Haus');
    await tariff.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(tariff.getByRole('button', { name: 'Im Warenkorb aktualisieren' })).toBeVisible();
    await saved(page);
    await expectRightInEveryWidth(page);
  });

  await test.step('a Basisrente suits her: what it saves of tax, costs and brings', async () => {
    await page.goto(`${household}/beratung/basis-rente/1`);
    // 1,200 more: z = 4.6725, 16,014 of tax, 484 less, which is 40.3 %
    await expect(page.getByText('Steuer heute: Der nächste Beitrag spart 40,3 %')).toBeVisible();
    // Höchstbetrag of 2026: 10,150 × 12 of the miners' insurance × 24.7 %, rounded up (§ 10 (3) EStG); she pays in nothing
    await expect(card(page, 'Was 2026 noch zählt')).toContainText('30.826');
    await page.getByRole('link', { name: 'Weiter: Konzept' }).click();
    await expect(page.getByText('Wie viel möchte Almut im Monat einzahlen?')).toBeVisible();
    const monthly = page.getByRole('textbox', { name: 'Beitrag im Monat' }).first();
    await monthly.fill('500');
    await monthly.press('Tab');
    // 6,000 less to tax: z = 4.1925, 14,126 of tax, 2,372 less, 198 a month; her own effort is 3,628
    // 500 at the beginning of each of 231 months at 3.5 % are 164,026; 29 a month for 10,000, of which 82 % are net,
    // in today's money after 19.25 years at 2 %
    await expect(page.getByText(/trägt das Finanzamt/)).toHaveText(
      /^Von 500\s€ im Monat trägt das Finanzamt 198\s€\. Mit 67 kommen 266\s€ Rente heraus\.$/,
    );
    const cost = card(page, 'Was es kostet');
    for (const amount of ['6.000', '2.372', '3.628']) await expect(cost).toContainText(amount);
    await saved(page);
    await page.getByRole('link', { name: 'Weiter: Lösung' }).click();
    await expect(card(page, 'Vorschlag für Almut')).toContainText('3.628');
    await talk.put();
  });

  await test.step('she says ja, später and nein, each with its reason, and what is ja becomes a contract', async () => {
    await talk.open();
    await talk.decide({ title: reserve, name: 'Almut', said: 'accepted' });
    await talk.decide({
      title: change,
      name: 'Almut',
      said: 'later',
      reason: 'Sie fragt zuerst selbst bei ihrer Gesellschaft an.',
    });
    await talk.decide({ title: pension, name: 'Almut', said: 'accepted' });
    await talk.handOut(pension);
    await talk.makeContract(reserve);
  });

  await test.step('the customer reads every page of the talk', async () => {
    const pages = await talk.readTalk(household);
    const own = [...pages].find(([name]) => name.startsWith('Ihr Ergebnis'))?.[1];
    expect(own).toMatch(/520\s€.*607\s€.*150\s€/s);
  });

  await test.step('the appointment is closed', () => talk.close({ accepted: 2, later: 1 }));

  await expectReport(page, household, {
    names: ['Almut'],
    says: [
      'Krankenversicherung',
      'eigener Vertrag',
      '520 €',
      '150 €',
      'Rücklage für',
      'Tarifwechsel im',
      'Später',
    ],
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('self-employed and free to choose: from what matters to a tariff, held back until all is settled, and no Basisrente', async ({
    page,
  }) => {
    test.slow();
    const talk = consultation(page, 'en');
    const household = sample(3); // Clara, 41, voluntarily in a fund with sick pay, a child
    const module = `${household}/webvp-katalog/pkv-beratungsmodul`;
    await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
    await openSignedIn(page, `${household}/uebersicht`, 'petra', '4711');
    await talk.start();

    await test.step('she may choose, and reads what both cost', async () => {
      await page.goto(`${module}/startseite`);
      await expect(page.getByText(/between statutory and private insurance\./).first()).toBeVisible();
      await page.getByRole('link', { name: 'Next: costs' }).click();
      await expect(page.getByText(/^Today private cover costs/)).toBeVisible();
      await page.getByRole('link', { name: 'Next: benefits' }).click();
    });

    await test.step('what matters to her leads to a tariff beside the fund', async () => {
      await press(page, 'Comfort');
      await expect(page.getByText('3 essential', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Next: tariffs' }).click();
      await card(page, 'Muster Komfort').getByRole('checkbox', { name: 'compare' }).check();
      await page.getByRole('link', { name: 'Next: comparison' }).click();
      await expect(page.getByText(/statutory fund and one tariff side by side/)).toBeVisible();
      await press(page, 'Take Muster Komfort forward');
      await page.getByRole('link', { name: 'Next: result' }).click();
    });

    await test.step('her yes is held back until sheet, old age and warnings are settled, and then counts', async () => {
      await choose(page, /^Recommendation/, 'take out private cover');
      await page
        .getByRole('textbox', { name: 'Reason', exact: true })
        .fill('Clara wants to choose her doctor in hospital.');
      await choose(page, /^Clara decides in favour of/, 'take out private cover');
      await expect(page.getByText(/Later; still open: /)).toBeVisible();
      await page.getByRole('textbox', { name: /^Official information sheet/ }).fill('01/10/2026');
      await page.getByRole('textbox', { name: /^Put aside each month/ }).fill('200');
      await page.keyboard.press('Tab');
      for (const warning of await page
        .getByRole('region', { name: 'Warnings, confirmed one by one' })
        .getByRole('checkbox')
        .all())
        await warning.check();
      await expect(page.getByText('decided', { exact: true })).toBeVisible();
      await press(page, 'Add to the cart');
      await saved(page);
    });

    await test.step('a Basisrente is looked at and declined with its reason', async () => {
      await page.goto(`${household}/beratung/basis-rente/3`);
      const monthly = page.getByRole('textbox', { name: 'Monthly contribution' }).first();
      await monthly.fill('600');
      await monthly.press('Tab');
      // 7,200 a year save 2,279 (basicPension.test.ts), 190 a month
      await expect(page.getByText(/the tax office pays back/)).toHaveText(
        /^Of €600 a month the tax office pays back €190\./,
      );
      await saved(page);
      await page.getByRole('link', { name: 'Next: solution' }).click();
      await talk.put();
      await talk.open();
      await talk.decide({
        title: 'Basic pension',
        name: 'Clara',
        said: 'declined',
        reason: 'The money is to stay available.',
      });
      await talk.handOut('Muster Komfort');
    });

    await test.step('the customer reads every page of the talk', async () => {
      const pages = await talk.readTalk(household);
      const own = [...pages].find(([name]) => name.startsWith('Your result'))?.[1];
      expect(own).toMatch(/take out private cover/);
    });

    await test.step('the appointment is closed', () => talk.close({ accepted: 1, declined: 1 }));

    await expectReport(page, household, {
      names: ['Clara'],
      says: ['Health insurance', 'Muster Komfort', '€200', 'take out private cover'],
      language: 'en',
    });
  });
});
