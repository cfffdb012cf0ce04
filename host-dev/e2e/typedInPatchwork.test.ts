import type { Page } from '@playwright/test';
import { expectReport } from './expectReport';
import { expect, openSignedIn, test } from './fixtures';
import { reachEveryPage } from './reachEveryPage';
import {
  choose,
  completeness,
  createFamily,
  field,
  savedWith,
  openJobOf,
  press,
  saved,
  type,
  typeAndKeep,
  typeLetters,
} from './typing';

/** Whose children they are: hers, his, theirs. */
const parents = { Mara: ['Karla'], Nils: ['Ben'], Fine: ['Karla', 'Ben'] } as const;

async function tellParents(page: Page, household: string, child: keyof typeof parents): Promise<void> {
  await page.goto(`${household}/analyse/persoenliche-daten/${household.split('/').at(-1) ?? ''}`);
  await page.getByRole('button', { name: child, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(`^Bearbeiten: .* von ${child}$`) })
    .first()
    .click();
  const group = page.getByRole('group', { name: 'Eltern' });
  for (const name of ['Karla', 'Ben']) {
    const chip = group.getByRole('button', { name, exact: true });
    const isParent = (parents[child] as readonly string[]).includes(name);
    if (isParent) await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', String(isParent));
  }
  await saved(page);
}

test('a patchwork family is typed in from nothing: whose child it is counts, and every page has its figures', async ({
  page,
}) => {
  test.slow();
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const household = await createFamily(page, {
    lastName: 'Bunt',
    births: {
      Karla: '03.04.1984',
      Ben: '05.06.1982',
      Mara: '07.08.2014',
      Nils: '09.10.2012',
      Fine: '11.12.2022',
    },
    postalCode: '04109',
    city: 'Leipzig',
  });
  for (const child of ['Mara', 'Nils'] as const) await tellParents(page, household, child);
  for (const name of ['Karla', 'Ben']) {
    await openJobOf(page, household, name);
    await choose(page, /^Berufliche Stellung/, 'Angestellt');
    await choose(page, /^Krankenversicherung/, 'GKV, pflichtversichert');
    await saved(page);
  }

  await page.goto(`${household}/analyse/einkommen`);
  for (const [index, name, gross] of [
    [0, 'Karla', '2.900'],
    [1, 'Ben', '3.600'],
  ] as const) {
    await page.getByRole('button', { name: 'Einkommen hinzufügen' }).nth(index).click();
    const salary = page.getByRole('group', { name: `Gehalt von ${name}` });
    await salary.getByRole('textbox', { name: 'Brutto', exact: true }).fill(gross);
    await salary.getByRole('combobox', { name: /^Steuerklasse/ }).click();
    await page.getByRole('option', { name: 'I', exact: true }).click();
    await salary.getByRole('button', { name: 'Schätzen' }).click();
    await expect(salary.getByText('geschätzt').first()).toBeVisible();
  }
  await expect(page.getByText(/Kindergeld für Mara, Nils und Fine: 777/)).toBeVisible();
  await press(page, 'Für Karla übernehmen');
  await page.getByRole('button', { name: 'Einkommen hinzufügen' }).first().click();
  const added = page.getByRole('group', { name: / von Karla$/ }).last();
  await added.getByRole('combobox', { name: /^Art/ }).click();
  await page.getByRole('option', { name: 'Unterhalt', exact: true }).click();
  const maintenance = page.getByRole('group', { name: 'Unterhalt von Karla' });
  const kept = savedWith(page, 'incomes', '450');
  await maintenance.getByRole('textbox', { name: 'Netto', exact: true }).fill('450');
  await maintenance.getByRole('textbox', { name: 'Netto', exact: true }).press('Tab');
  await kept;
  await maintenance.getByRole('combobox', { name: /^Für das Kind/ }).click();
  await page.getByRole('option', { name: 'Mara', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Karla, Unterhalt für Mara/ })).toBeVisible();
  await saved(page);

  await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
  await field(page, 'Ausgaben gesamt').fill('3.600');
  await press(page, 'Auf Kategorien aufteilen');
  await saved(page);
  await page.goto(`${household}/analyse/haushaltsbudget/vertragsuebersicht`);
  await page.getByRole('checkbox', { name: 'Es gibt keine Verträge' }).click();
  await saved(page);
  await page.goto(`${household}/analyse/vermoegensbilanz`);
  await press(page, 'Girokonto');
  await typeAndKeep(page, 'assets', 'Wert', '8.000');
  await page.goto(`${household}/analyse/basisdaten/wohnsituation`);
  await press(page, 'Zur Miete');
  await type(page, 'Kaltmiete', '1.100');
  await typeAndKeep(page, 'housing', 'Nebenkosten', '250');
  await page.goto(`${household}/analyse/basisdaten/staatliche-rente`);
  await typeLetters(
    page,
    ['1.300', '1.500'].map((pension) => ({
      'Prognostizierte Rente': pension,
      'Volle Erwerbsminderungsrente, brutto': '1.100',
    })),
  );
  await page.goto(`${household}/analyse/wuensche-und-ziele`);
  await page.getByRole('checkbox', { name: 'Derzeit keine Wünsche' }).click();
  await saved(page);
  await expect.poll(() => completeness(page, household)).toBe(100);

  await reachEveryPage(page, household);
  await expectReport(page, household, {
    names: ['Karla', 'Ben', 'Mara', 'Nils', 'Fine'],
    says: ['450', '3.600'],
  });
});
