import { checkAccessibility, expect, expectToFit, openSignedIn, test } from './fixtures';
import { choose, createFile, field, openJobOf, press, saved, type, typeAndKeep } from './typing';
import { consultation } from './consultation';
import { expectReport } from './expectReport';

test('from a new household to the closed appointment: a gap, a product, her decision, the summary', async ({
  page,
}) => {
  const talk = consultation(page);
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFile(page, {
    firstName: 'Rike',
    birthDate: '02.01.1990',
    postalCode: '20095',
    city: 'Hamburg',
  });

  await test.step('an appointment is begun, and what is needed is typed', async () => {
    await talk.start();
    await openJobOf(page, household, 'Rike');
    await choose(page, /^Krankenversicherung/, 'GKV, pflichtversichert');
    await saved(page);
    await page.goto(`${household}/analyse/einkommen`);
    await press(page, 'Einkommen hinzufügen');
    await type(page, 'Brutto', '3.500');
    await typeAndKeep(page, 'incomes', 'Netto', '2.300');
    await saved(page);
    await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
    await field(page, 'Ausgaben gesamt').fill('1.800');
    await press(page, 'Auf Kategorien aufteilen');
    await saved(page);
    await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
    await page.getByRole('checkbox', { name: 'Es gibt keine Verträge' }).click();
    await saved(page);
  });

  await test.step('what lacks first leads to products, and one goes into the cart with its reason', async () => {
    await page.goto(`${household}/beratung`);
    await expect(page.getByRole('heading', { name: /^Privathaftpflicht: drei Wege/ })).toBeVisible();
    await page.getByRole('link', { name: 'Im Katalog ansehen' }).click();
    await page.getByRole('button', { name: 'Haftpflicht Komfort', exact: true }).click();
    await press(page, 'In den Warenkorb');
    const sheet = page.getByRole('complementary', { name: 'In den Warenkorb legen' });
    await press(page, 'Hineinlegen');
    await expect(sheet.getByText('Bitte die Begründung angeben.')).toBeVisible();
    await sheet
      .getByRole('textbox', { name: /^Begründung/ })
      .fill('Es gibt noch keine Haftpflicht, und ein Schaden kann alles kosten.');
    await press(page, 'Hineinlegen');
    await saved(page);
    await talk.open();
  });

  await test.step('she decides, the papers are handed out, and a contract stands', async () => {
    // 2,300 − 1,800 are 500 a month, of which the example for one person takes 5.90
    const month = page.getByRole('table', { name: 'Ihr Monat' });
    await expect(month.getByRole('row').last()).toContainText(/500\s€.*494\s€/);
    await checkAccessibility(page);
    for (const width of [1200, 768, 340]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page);
    }
    await page.setViewportSize({ width: 1200, height: 900 });
    await talk.decide({ title: 'Haftpflicht Komfort', name: 'Rike', said: 'accepted' });
    await talk.handOut('Haftpflicht Komfort');
    await talk.makeContract('Haftpflicht Komfort');
  });

  await test.step('the appointment is closed by one press', () => talk.close({ accepted: 1 }));

  await expectReport(page, household, {
    names: ['Rike'],
    says: [
      'Privathaftpflicht',
      'Muster Versicherung (fiktiv)',
      '5,90 €',
      '2.300 €',
      'noch nichts entschieden',
    ],
  });
});
