import { expect, openSignedIn, test } from './fixtures';
import { reachEveryPage } from './reachEveryPage';
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

test('a self-employed woman with private health insurance has right answers on every page', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFile(page, {
    firstName: 'Henrike',
    birthDate: '02.01.1979',
    postalCode: '04109',
    city: 'Leipzig',
  });
  await openJobOf(page, household, 'Henrike');
  await choose(page, /^Berufliche Stellung/, 'Selbstständig');
  await choose(page, /^Krankenversicherung/, 'PKV');
  await saved(page);

  // the net of a profit waits for her own premium, which is asked for and not taken as 0
  await page.goto(`${household}/analyse/einkommen`);
  await press(page, 'Einkommen hinzufügen');
  await type(page, 'Gewinn im Monat, vor Steuern', '5.000');
  await press(page, 'Schätzen');
  await expect(page.getByText('Zum Schätzen fehlt noch:')).toContainText(
    'Beitrag zur privaten Krankenversicherung',
  );
  await saved(page);
  await page.getByRole('link', { name: 'Beitrag zur privaten Krankenversicherung' }).click();
  await addContract(page, 'Versicherung hinzufügen', 'Private Krankenversicherung', {
    fields: { Beitrag: '612' },
  });
  await addContract(page, 'Versicherung hinzufügen', 'Krankentagegeld', {
    fields: { Beitrag: '40', 'Leistung je Tag': '90', 'Erster Tag mit Krankentagegeld': '43' },
  });

  // 60,000 − 12 × 612 − 36 = 52,620 taxable; (173.1 × 3.4821 + 2,397) × 3.4821 + 1,034.87 = 11,480 of income tax
  // (60,000 − 11,480) ÷ 12 = 4,043.33, before the premium, which is a contract
  await page.goto(`${household}/analyse/einkommen`);
  await expect(page.getByText('4.043,33').first()).toBeVisible();

  await page.goto(`${household}/webvp-katalog/pkv-beratungsmodul/startseite`);
  await expect(page.getByText('Henrike ist bereits')).toHaveText('Henrike ist bereits privat versichert.');
  await expect(page.getByText(/kann der GKV nicht einfach beitreten/)).toBeVisible();

  // whether there is a claim to a disability pension is asked of the self-employed, and not taken for granted
  await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
  await press(page, 'Renteninformation erfassen');
  await type(page, 'Prognostizierte Rente', '430');
  await typeAndKeep(page, 'statutoryPensions', 'Volle Erwerbsminderungsrente, brutto', '320');
  await saved(page);
  await page.goto(`${household}/beratung/arbeitskraft/4/versorgung`);
  await expect(page.getByText(/Es fehlt: Anspruch auf Erwerbsminderungsrente/)).toBeVisible();
  await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
  await page
    .getByRole('group', { name: 'Anspruch auf Erwerbsminderungsrente' })
    .getByRole('button', { name: 'Nein', exact: true })
    .click();
  await saved(page);
  // 90 a day are 2,700 a month from the seventh week on, of which the premium of 612 goes on: 2,088
  await page.goto(`${household}/beratung/arbeitskraft/4/versorgung`);
  await expect(page.getByText('2.088').first()).toBeVisible();

  // at 47 the nine tenths for the KVdR are out of reach: a voluntary member pays on 1,318.33 at least,
  // 430 × 8.75 % = 37.63, (1,318.33 − 430) × 16.9 % = 150.13, 1,318.33 × 4.2 % = 55.37, together 243.13
  await page.goto(`${household}/webvp-katalog/pkv-beratungsmodul/kosten`);
  await expect(page.getByRole('row', { name: /^Kranken- und Pflegeversicherung/ }).first()).toContainText(
    '612',
  );
  await expect(page.getByRole('table', { name: /^Im Ruhestand/ })).toContainText('243');
  await expect(page.getByText(/neun Zehntel der zweiten Hälfte des Erwerbslebens/)).toBeVisible();

  await typeLiving(page, household, { spent: '2.000', has: '15.000' });
  await reachEveryPage(page, household, { withChoices: true });
});
