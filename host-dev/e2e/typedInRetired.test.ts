import type { Page } from '@playwright/test';
import { expectReport } from './expectReport';
import { expect, openSignedIn, test } from './fixtures';
import { reachEveryPage } from './reachEveryPage';
import {
  addContract,
  createFamily,
  choose,
  completeness,
  field,
  savedWith,
  openJobOf,
  press,
  saved,
  type,
  typeAndKeep,
  typeLiving,
} from './typing';

/** Creates a household of two and gives the path of its pages. */
async function createTwo(page: Page, Karl: string, Inge: string): Promise<string> {
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  return createFamily(page, {
    lastName: 'Ruhe',
    births: { Karl, Inge },
    postalCode: '04109',
    city: 'Leipzig',
  });
}

/** What they live on, and their private health insurance, if any; they have no other contracts. */
async function typeRest(page: Page, household: string, insured: readonly string[] = []): Promise<void> {
  await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
  for (const name of insured)
    await addContract(page, 'Versicherung hinzufügen', 'Private Krankenversicherung', {
      of: [name],
      fields: { Beitrag: '280' },
    });
  if (insured.length === 0) {
    await page.getByRole('checkbox', { name: 'Es gibt keine Verträge' }).click();
    await saved(page);
  }
  await typeLiving(page, household, { spent: '2.400', has: '25.000' });
}

test('a retired couple is asked for pensions and not for pay, and has its figures', async ({ page }) => {
  test.slow();
  const household = await createTwo(page, '03.04.1952', '05.06.1955');
  await page.goto(`${household}/analyse?blatt=schnell-check`);
  await expect(page.getByText('Wie viel Rente bekommt Karl netto im Monat?')).toBeVisible();
  await typeAndKeep(page, 'incomes', 'Rente netto', '1.650');
  await press(page, 'Weiter');
  // both are asked before the first sentence
  await expect(page.getByText('Wie viel Rente bekommt Inge netto im Monat?')).toBeVisible();
  await press(page, 'Überspringen');
  await expect(page.getByText('Wie wohnen Sie, und was kostet es im Monat?')).toBeVisible();

  await openJobOf(page, household, 'Karl');
  await choose(page, /^Berufliche Stellung/, 'In Rente');
  await choose(page, /^Krankenversicherung/, 'GKV, pflichtversichert');
  await saved(page);
  await openJobOf(page, household, 'Inge');
  await choose(page, /^Berufliche Stellung/, 'Im Ruhestand (Pension)');
  await choose(page, /^Krankenversicherung/, 'PKV mit Beihilfe');
  await saved(page);

  await page.goto(`${household}/analyse/einkommen`);
  await page.getByRole('button', { name: 'Einkommen hinzufügen' }).nth(1).click();
  const pension = page.getByRole('group', { name: 'Pension von Inge' });
  await pension.getByRole('textbox', { name: 'Netto', exact: true }).fill('2.100');
  await pension.getByRole('textbox', { name: 'Netto', exact: true }).press('Tab');
  await saved(page);
  await expect(page.getByText('3.750').first()).toBeVisible();

  await typeRest(page, household);
  expect(await completeness(page, household)).toBe(100);
  await page.goto(`${household}/uebersicht`);
  await expect(page.getByText('3.750').first()).toBeVisible();
  await expect(page.getByText(/^Es fehlt/)).toHaveCount(0);
  for (const path of ['beratung/arbeitskraft/1', 'beratung/arbeitskraft/4/versorgung']) {
    await page.goto(`${household}/${path}`);
    await expect(page.getByText(/Karl ist im Ruhestand/)).toBeVisible();
  }
  await page.goto(`${household}/webvp-katalog/pkv-beratungsmodul/startseite`);
  await expect(page.getByText('Pflegezusatz')).toBeVisible();
  await expect(page.getByText('Ab der siebten Woche', { exact: false })).toHaveCount(0);
  await reachEveryPage(page, household, {
    // nobody works any more
    without: [
      'beratung/arbeitskraft/1',
      'beratung/arbeitskraft/3',
      'beratung/arbeitskraft/4/versorgung',
      'beratung/arbeitskraft/4/ursachen',
    ],
  });
});

test('civil servants are asked for what their employer writes, and have their figures', async ({ page }) => {
  test.slow();
  const household = await createTwo(page, '03.04.1982', '05.06.1984');
  for (const name of ['Karl', 'Inge']) {
    await openJobOf(page, household, name);
    await choose(page, /^Berufliche Stellung/, 'Beamtet auf Lebenszeit');
    await choose(page, /^Krankenversicherung/, 'PKV mit Beihilfe');
    await saved(page);
  }
  await page.goto(`${household}/analyse/einkommen`);
  for (const [index, name, net] of [
    [0, 'Karl', '3.600'],
    [1, 'Inge', '3.100'],
  ] as const) {
    await page.getByRole('button', { name: 'Einkommen hinzufügen' }).nth(index).click();
    const pay = page.getByRole('group', { name: `Bezüge von ${name}` });
    await pay.getByRole('textbox', { name: 'Brutto', exact: true }).fill('4.500');
    await pay.getByRole('textbox', { name: 'Netto', exact: true }).fill(net);
    await pay.getByRole('textbox', { name: 'Netto', exact: true }).press('Tab');
    await saved(page);
  }
  await expect(page.getByText('6.700').first()).toBeVisible();

  // what is missing of the protection leads to its field
  await page.goto(`${household}/beratung/arbeitskraft/1`);
  await page.getByRole('link', { name: 'Ruhegehalt bei Dienstunfähigkeit ergänzen' }).click();
  const record = page.getByRole('button', { name: 'Versorgungsauskunft erfassen', exact: true }).first();
  await expect(record).toBeFocused();
  await record.press('Enter');
  await expect(page.getByText('Beamtenversorgung').first()).toBeVisible();
  await type(page, 'Ruhegehaltssatz', '60');
  await typeAndKeep(page, 'statutoryPensions', 'Ruhegehalt bei Dienstunfähigkeit, brutto', '2.300');
  await saved(page);
  await press(page, 'Versorgungsauskunft erfassen');
  const kept = savedWith(page, 'statutoryPensions', '2.000');
  for (const [name, text] of [
    ['Ruhegehaltssatz', '60'],
    ['Ruhegehalt bei Dienstunfähigkeit, brutto', '2.000'],
  ] as const) {
    await field(page, name).nth(1).fill(text);
    await field(page, name).nth(1).press('Tab');
  }
  await kept;
  await saved(page);
  await page.goto(`${household}/beratung/arbeitskraft/1`);
  await expect(page.locator('[data-figure]').first()).toBeVisible();
  await expect(page.getByText(/^Es fehlt/)).toHaveCount(0);
  await page.goto(`${household}/webvp-katalog/pkv-beratungsmodul/startseite`);
  await expect(page.getByText('Karl ist bereits')).toBeVisible();
  await typeRest(page, household, ['Karl', 'Inge']);
  expect(await completeness(page, household)).toBe(100);
  await reachEveryPage(page, household);
  await expectReport(page, household, { names: ['Karl', 'Inge'], says: ['6.700'] });
});
