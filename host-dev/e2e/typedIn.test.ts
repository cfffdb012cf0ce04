import { checkAccessibility, expect, expectToFit, openSignedIn, test } from './fixtures';
import {
  addContract,
  choose,
  completeness,
  createFamily,
  createFile,
  field,
  openJobOf,
  press,
  saved,
  type,
  typeAndKeep,
  typeLetters,
} from './typing';
import { reachEveryPage } from './reachEveryPage';

test('a household typed in from nothing has its figures: each missing fact leads to its field', async ({
  page,
}) => {
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFile(page, {
    firstName: 'Nele',
    birthDate: '02.01.1990',
    postalCode: '22113', // of which nobody can say in which state it lies
    city: 'Hamburg',
  });

  // nobody has to know what comes first: the income asks for what its estimate needs
  await page.getByRole('link', { name: 'Einkommen ergänzen' }).first().click();
  await press(page, 'Einkommen hinzufügen');
  await type(page, 'Brutto', '3.500');
  await choose(page, /^Steuerklasse/, 'I');
  await press(page, 'Schätzen');
  await page.getByRole('link', { name: 'Bundesland', exact: true }).click();
  const state = page.getByRole('combobox', { name: 'Bundesland' });
  await expect(state).toBeFocused();
  await state.fill('ham');
  await page.getByRole('option', { name: 'Hamburg', exact: true }).click();
  await saved(page);
  await press(page, 'Fertig');
  await expect(page).toHaveURL(/\/analyse\/einkommen(\?|$)/); // where it was asked for
  await expect(page.getByText('Zum Schätzen fehlt noch:')).toHaveCount(0);
  await expect(page.getByText(/^Nele hat .* im Monat zur Verfügung/)).toBeVisible();

  await openJobOf(page, household, 'Nele');
  await choose(page, /^Krankenversicherung/, 'GKV, pflichtversichert');
  await saved(page);

  const afterIncome = await completeness(page, household);
  await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
  await field(page, 'Ausgaben gesamt').fill('1.800');
  await press(page, 'Auf Kategorien aufteilen');
  // nobody was asked for contracts yet: what is left is what is left so far
  await expect(page.getByText(/Nach dem, was bisher bekannt ist, bleiben/).first()).toBeVisible();

  const afterExpenses = await completeness(page, household);
  expect(afterExpenses).toBeGreaterThan(afterIncome);
  await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
  await press(page, 'Versicherung hinzufügen');
  await page.getByRole('combobox', { name: 'Sparte' }).fill('phv');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Privathaftpflicht' })).toBeVisible();
  await typeAndKeep(page, 'contracts', 'Beitrag', '7');
  await saved(page);

  await page.goto(`${household}/analyse/vermoegensbilanz`);
  await press(page, 'Girokonto');
  await typeAndKeep(page, 'assets', 'Wert', '6.000');
  await saved(page);

  await page.goto(`${household}/analyse/basisdaten/wohnsituation`);
  await press(page, 'Zur Miete');
  await type(page, 'Kaltmiete', '700');
  await typeAndKeep(page, 'housing', 'Nebenkosten', '150');
  await expect(page.getByText(/des Haushaltsnettos gehen fürs Wohnen weg/)).toBeVisible();
  await saved(page);

  await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
  await press(page, 'Renteninformation erfassen');
  await type(page, 'Prognostizierte Rente', '1.500');
  await typeAndKeep(page, 'statutoryPensions', 'Volle Erwerbsminderungsrente, brutto', '1.250');
  await expect(page.getByText(/Nele kann vom Staat mit/)).toBeVisible();
  await saved(page);

  await page.goto(`${household}/analyse/wuensche-und-ziele`);
  await page.getByRole('button', { name: /Reserve für drei Monate und mehr/ }).click();
  await saved(page);

  // nothing is missing any more, on any page
  expect(await completeness(page, household)).toBe(100);
  await page.goto(`${household}/uebersicht`);
  await expect(page.getByText('Alle Angaben sind da')).toBeVisible();
  const data = page.getByRole('region', { name: 'Datenstand' });
  await expect(data.getByText('vollständig', { exact: true })).toHaveCount(8);
  await expect(page.getByRole('link', { name: / ergänzen$/ })).toHaveCount(0);
  for (const path of ['beratung/arbeitskraft/1', 'beratung/arbeitskraft/4/versorgung']) {
    await page.goto(`${household}/${path}`);
    await expect(page.locator('[data-figure]').first()).toBeVisible();
    await expect(page.getByText(/^Es fehlt/)).toHaveCount(0);
  }
});

test('who works on her own account and lives abroad is not asked for what she cannot have, and has her figures', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const vera = { firstName: 'Vera', birthDate: '02.01.1985', postalCode: '1010', city: 'Wien' };
  const household = await createFile(page, vera);
  const id = household.split('/').at(-1) ?? '';
  await page.goto(`${household}/analyse/persoenliche-daten/${id}/adresse.beruf`);
  await page.getByRole('combobox', { name: 'Land', exact: true }).fill('öster');
  await page.getByRole('option', { name: 'Österreich', exact: true }).click();
  const state = page.getByRole('combobox', { name: 'Bundesland' });
  await state.fill('ausl');
  await page.getByRole('option', { name: 'Ausland', exact: true }).click();
  await choose(page, /^Berufliche Stellung/, 'Selbstständig');
  await choose(page, /^Krankenversicherung/, 'PKV');
  await saved(page);

  await page.goto(`${household}/analyse/einkommen`);
  await press(page, 'Einkommen hinzufügen');
  await choose(page, /^Art/, 'Gewinn');
  await typeAndKeep(page, 'incomes', 'Netto', '3.200');
  await saved(page);
  await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
  await field(page, 'Ausgaben gesamt').fill('2.000');
  await press(page, 'Auf Kategorien aufteilen');
  await saved(page);

  await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
  await press(page, 'Versicherung hinzufügen');
  await page.getByRole('combobox', { name: 'Sparte' }).fill('phv');
  await page.keyboard.press('Enter');
  await typeAndKeep(page, 'contracts', 'Beitrag', '7');
  await saved(page);
  await addContract(page, 'Versicherung hinzufügen', 'Private Krankenversicherung', {
    fields: { Beitrag: '480' },
  });

  await page.goto(`${household}/analyse/vermoegensbilanz`);
  await press(page, 'Girokonto');
  await typeAndKeep(page, 'assets', 'Wert', '9.000');
  await saved(page);

  await page.goto(`${household}/analyse/basisdaten/wohnsituation`);
  await press(page, 'Zur Miete');
  await type(page, 'Kaltmiete', '900');
  await typeAndKeep(page, 'housing', 'Nebenkosten', '150');
  await saved(page);

  await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
  await press(page, 'Renteninformation erfassen');
  await type(page, 'Prognostizierte Rente', '800');
  await typeAndKeep(page, 'statutoryPensions', 'Volle Erwerbsminderungsrente, brutto', '700');
  // whoever works on their own account need not have a claim: it counts once it is told
  await page
    .getByRole('group', { name: 'Anspruch auf Erwerbsminderungsrente' })
    .getByRole('button', { name: 'Ja', exact: true })
    .click();
  await saved(page);

  await page.goto(`${household}/analyse/wuensche-und-ziele`);
  await page.getByRole('button', { name: /Reserve für/ }).click();
  await saved(page);

  // what a statutory fund would take is computed from the profit before tax, however she is insured
  await page.goto(`${household}/analyse`);
  await page
    .getByRole('link', { name: /Brutto/ })
    .first()
    .click();
  await expect(field(page, 'Gewinn im Monat, vor Steuern')).toBeFocused();
  await typeAndKeep(page, 'incomes', 'Gewinn im Monat, vor Steuern', '5.000');
  await saved(page);

  await expect.poll(() => completeness(page, household)).toBe(100);
  await reachEveryPage(page, household);
});

test('a couple with a child and a house is typed in from nothing, and "there are none" is an answer', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFamily(page, {
    lastName: 'Haus',
    births: { Jan: '03.04.1985', Mia: '05.06.1987', Tom: '07.08.2018' },
    postalCode: '04109',
    city: 'Leipzig',
  });

  for (const name of ['Jan', 'Mia']) {
    await openJobOf(page, household, name);
    await choose(page, /^Berufliche Stellung/, 'Angestellt');
    await choose(page, /^Krankenversicherung/, 'GKV, pflichtversichert');
    await saved(page);
  }

  // in Saxony, as the postal code says: nothing is asked before the net is estimated
  await page.goto(`${household}/analyse/einkommen`);
  for (const [name, gross, taxClass] of [
    ['Jan', '4.500', 'III'],
    ['Mia', '2.200', 'V'],
  ] as const) {
    await page
      .getByRole('button', { name: 'Einkommen hinzufügen' })
      .nth(name === 'Jan' ? 0 : 1)
      .click();
    const salary = page.getByRole('group', { name: `Gehalt von ${name}` });
    await salary.getByRole('textbox', { name: 'Brutto', exact: true }).fill(gross);
    await salary.getByRole('combobox', { name: /^Steuerklasse/ }).click();
    await page.getByRole('option', { name: taxClass, exact: true }).click();
    await salary.getByRole('button', { name: 'Schätzen' }).click();
    await expect(salary.getByText('geschätzt').first()).toBeVisible();
  }
  await press(page, 'Für Jan übernehmen'); // the child benefit
  await saved(page);

  await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
  await field(page, 'Ausgaben gesamt').fill('2.900');
  await press(page, 'Auf Kategorien aufteilen');
  await saved(page);

  await page.goto(`${household}/analyse/basisdaten/wohnsituation`);
  await press(page, 'Im Eigentum');
  await choose(page, /^Objekt/, 'Einfamilienhaus');
  await typeAndKeep(page, 'housing', 'Nebenkosten', '250');
  await page.goto(`${household}/analyse/vermoegensbilanz`);
  await press(page, 'Girokonto');
  await typeAndKeep(page, 'assets', 'Wert', '12.000');
  await page.goto(`${household}/analyse/basisdaten/wohnsituation`);
  await typeAndKeep(page, 'assets', 'Heutiger Wert', '420.000');

  await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
  await typeLetters(
    page,
    ['1.600', '1.100'].map((pension) => ({
      'Prognostizierte Rente': pension,
      'Volle Erwerbsminderungsrente, brutto': '1.300',
    })),
  );

  const before = await completeness(page, household);
  await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
  await page.getByRole('checkbox', { name: 'Es gibt keine Verträge' }).click();
  await expect(page.getByText('Der Haushalt hat keine Verträge.')).toBeVisible();
  await saved(page);
  await page.goto(`${household}/analyse/wuensche-und-ziele`);
  await page.getByRole('checkbox', { name: 'Derzeit keine Wünsche' }).click();
  await saved(page);
  expect(before).toBeLessThan(100);
  await expect.poll(() => completeness(page, household)).toBe(100);

  // the list of households says the same
  await page.goto('/haushalt');
  await page.getByRole('searchbox').fill('04109 leipzig');
  await expect(page.getByText('zu 100 % erfasst').first()).toBeVisible();
  await reachEveryPage(page, household);
});

test('a child that is born is added where the others stand, and belongs to the household everywhere', async ({
  page,
  ownHousehold,
}) => {
  const { householdId } = await ownHousehold();
  const personalData = `/haushalt/${householdId}/analyse/persoenliche-daten/${householdId}`;
  await openSignedIn(page, personalData, 'petra', '4711');
  const children = async () =>
    Number(/(\d+) Kind/.exec(await page.getByRole('banner').innerText())?.[1] ?? 0);
  await expect(page.getByRole('banner')).toContainText(/Erwachsene/);
  const born = new RegExp(`${(await children()) + 1} Kind`);
  await press(page, 'Person hinzufügen');
  await expect(field(page, 'Vorname')).toBeVisible();
  await checkAccessibility(page);
  await expectToFit(page);
  await field(page, 'Vorname').fill('Marlena');
  await field(page, 'Geburtsdatum').fill('20.09.2026');
  await press(page, 'Hinzufügen');
  await saved(page);
  await page.getByRole('link', { name: 'Angaben zu Marlena ergänzen' }).click();
  await expect(field(page, 'Vorname')).toHaveValue('Marlena');
  await expect(page.getByRole('banner')).toContainText(born);
  await page.reload();
  await expect(field(page, 'Vorname')).toHaveValue('Marlena');
  await expect(page.getByRole('banner')).toContainText(born);
});
