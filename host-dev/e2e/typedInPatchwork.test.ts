import type { Page } from '@playwright/test';
import { expect, expectToFit, openSignedIn, test } from './fixtures';
import { newName } from './newName';
import { choose, completeness, field, openJobOf, press, saved, type, typeAndKeep } from './typing';

/** Whose children they are: hers, his, theirs. */
const parents = { Mara: ['Karla'], Nils: ['Ben'], Fine: ['Karla', 'Ben'] } as const;

async function tellParents(page: Page, household: string, child: keyof typeof parents): Promise<void> {
  await page.goto(`${household}/analyse/persoenliche-daten/${household.split('/').at(-1) ?? ''}`);
  await page.getByRole('button', { name: child, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^Bearbeiten: .* von ${child}$`) }).first().click();
  const group = page.getByRole('group', { name: 'Eltern' });
  for (const name of ['Karla', 'Ben']) {
    const chip = group.getByRole('button', { name, exact: true });
    const isParent = (parents[child] as readonly string[]).includes(name);
    if (!isParent) await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', String(isParent));
  }
  await saved(page);
}

test('a patchwork family is typed in from nothing: whose child it is counts, and every page has its figures in both languages', async ({
  page,
}) => {
  test.slow();
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  await press(page, 'Zweite Person hinzufügen');
  for (const _ of Object.keys(parents)) await press(page, 'Kind hinzufügen');
  const nth = (name: string, index: number) => field(page, name).nth(index);
  await nth('Nachname', 0).fill(newName('Bunt'));
  const births = ['03.04.1984', '05.06.1982', '07.08.2014', '09.10.2012', '11.12.2022'];
  for (const [index, name] of ['Karla', 'Ben', ...Object.keys(parents)].entries()) {
    await nth('Vorname', index).fill(name);
    await nth('Geburtsdatum', index).fill(births[index] ?? '');
  }
  await field(page, 'Postleitzahl').fill('04109');
  await field(page, 'Ort').fill('Leipzig');
  await press(page, 'Akte anlegen');
  await expect(page).toHaveURL(/\/haushalt\/[^/]+\/uebersicht$/);
  const household = new URL(page.url()).pathname.replace(/\/uebersicht$/, '');
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
  await expect(page.getByText(/^Kindergeld für Mara, Nils und Fine: 777/)).toBeVisible();
  await press(page, 'Übernehmen');
  await page.getByRole('button', { name: 'Einkommen hinzufügen' }).first().click();
  const added = page.getByRole('group', { name: / von Karla$/ }).last();
  await added.getByRole('combobox', { name: /^Art/ }).click();
  await page.getByRole('option', { name: 'Unterhalt', exact: true }).click();
  await typeAndKeepIn(page, 'Unterhalt von Karla', '450');
  await saved(page);
});

async function typeAndKeepIn(page: Page, group: string, amount: string): Promise<void> {
  const net = page.getByRole('group', { name: group }).getByRole('textbox', { name: 'Netto', exact: true });
  await net.fill(amount);
  await net.press('Tab');
}
void [expectToFit, completeness, type, typeAndKeep];
