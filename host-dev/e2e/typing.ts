import type { Locator, Page } from '@playwright/test';
import type { SectionName } from '@vp-digital/core/household';
import { expect } from './fixtures';
import { newName } from './newName';

/** A text field by its label. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** A button by its word. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Types into a field and leaves it: before that, an amount in whole euros may go on. */
export async function typeInto(input: Locator, text: string): Promise<void> {
  await input.fill(text);
  await input.press('Tab');
}

export const type = (page: Page, name: string, text: string) => typeInto(field(page, name), text);

/** When the services have kept an amount in whole euros: "Gespeichert" may be of what was typed before. */
export function savedWith(page: Page, section: SectionName, text: string) {
  const cents = `${text.replaceAll('.', '')}00`;
  return page.waitForResponse(
    (response) =>
      response.ok() &&
      response.url().endsWith(`/sections/${section}`) &&
      (response.request().postData() ?? '').includes(cents),
  );
}

/** Types an amount in whole euros into a field, leaves it, and waits until the services have kept it. */
export async function typeAndKeep(
  page: Page,
  section: SectionName,
  name: string,
  text: string,
): Promise<void> {
  const kept = savedWith(page, section, text);
  await type(page, name, text);
  await kept;
}

export async function choose(page: Page, name: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** How complete the analysis says the household is, in percent. */
export async function completeness(page: Page, household: string): Promise<number> {
  await page.goto(`${household}/analyse`);
  const headline = page.getByText(/^Die Analyse ist/);
  await expect(headline).toBeVisible();
  const [, percent = '100'] = /(\d+)\s%/.exec((await headline.textContent()) ?? '') ?? [];
  return Number(percent);
}

/** All that was typed has been saved. While something is, the last result stays in the live region, out of sight. */
export const saved = (page: Page) =>
  expect(
    page.locator('[role="status"]:not([data-hidden])').filter({ hasText: /^(Gespeichert|Saved)/ }),
  ).toBeVisible();

export interface Somebody {
  firstName: string;
  birthDate: string;
  postalCode: string;
  city: string;
}

/** Makes a file for somebody whose name nobody has, and gives the address of the household: `/haushalt/…`. */
export async function createFile(
  page: Page,
  { firstName, birthDate, postalCode, city }: Somebody,
): Promise<string> {
  await field(page, 'Vorname').fill(firstName);
  await field(page, 'Nachname').fill(newName('Selbst'));
  await field(page, 'Geburtsdatum').fill(birthDate);
  await field(page, 'Postleitzahl').fill(postalCode);
  await field(page, 'Ort').fill(city);
  await press(page, 'Akte anlegen');
  const household = await addressOf(page);
  await expect(page.getByRole('banner')).toContainText(city);
  return household;
}

export interface Family {
  /** What their made-up last name begins with. */
  lastName: string;
  /** First name and day of birth; the adults come first. */
  births: Readonly<Record<string, string>>;
  /** How many of them are grown up. */
  adults?: 1 | 2;
  postalCode: string;
  city: string;
}

/** Makes a file for a couple, or one parent, and their children, who are all called alike, and gives the address of the household. */
export async function createFamily(
  page: Page,
  { lastName, births, adults = 2, postalCode, city }: Family,
): Promise<string> {
  const people = Object.entries(births);
  // by its key: the focus goes to the new person, and takes the page along
  const add = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  if (adults === 2) await add('Zweite Person hinzufügen');
  for (const _ of people.slice(adults)) await add('Kind hinzufügen');
  await field(page, 'Nachname').first().fill(newName(lastName));
  for (const [index, [name, birthDate]] of people.entries()) {
    await field(page, 'Vorname').nth(index).fill(name);
    await field(page, 'Geburtsdatum').nth(index).fill(birthDate);
  }
  await field(page, 'Postleitzahl').fill(postalCode);
  await field(page, 'Ort').fill(city);
  await press(page, 'Akte anlegen');
  return addressOf(page);
}

async function addressOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/haushalt\/[^/]+\/uebersicht$/);
  return new URL(page.url()).pathname.replace(/\/uebersicht$/, '');
}

/** Types what the pension letters say, one after the other; the fields of each by their labels, an amount last. */
export async function typeLetters(
  page: Page,
  letters: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  for (const [index, letter] of letters.entries()) {
    await page.getByRole('button', { name: 'Renteninformation erfassen', exact: true }).first().click();
    const kept = savedWith(page, 'statutoryPensions', Object.values(letter).at(-1) ?? '');
    for (const [name, text] of Object.entries(letter)) {
      await field(page, name).nth(index).fill(text);
      await field(page, name).nth(index).press('Tab');
    }
    await kept; // what is saved before says so already
    await saved(page);
  }
}

/** Opens what somebody of a household works as, for typing. */
export async function openJobOf(page: Page, household: string, name: string): Promise<void> {
  await page.goto(`${household}/analyse/persoenliche-daten/${household.split('/').at(-1) ?? ''}`);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: `Bearbeiten: Beruf von ${name}` }).click();
}

/** The input of a contract: whose it is, and its fields. */
export interface TypedContract {
  of?: readonly string[];
  fields: Readonly<Record<string, string>>;
  /** A question that is answered with yes. */
  yes?: string;
}

/** Selects exactly these persons: adds first, then removes, as an empty selection means everybody. */
async function chooseExactly(group: Locator, names: readonly string[]): Promise<void> {
  const chips = await group.getByRole('button').all();
  for (const pressed of [true, false])
    for (const chip of chips) {
      if (names.includes(await chip.innerText()) !== pressed) continue;
      if ((await chip.getAttribute('aria-pressed')) !== String(pressed)) await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', String(pressed));
    }
}

/** Adds a contract by the name of its line. */
export async function addContract(
  page: Page,
  add: string,
  line: string,
  { of, fields, yes }: TypedContract,
): Promise<void> {
  await press(page, add);
  await page.getByRole('combobox', { name: 'Sparte', exact: true }).fill(line);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('complementary', { name: line });
  if (of) await chooseExactly(sheet.getByRole('group', { name: 'Person' }), of);
  for (const [name, text] of Object.entries(fields)) {
    const input = sheet.getByRole('textbox', { name, exact: true });
    await input.fill(text);
    await input.press('Tab');
  }
  if (yes !== undefined)
    await sheet.getByRole('group', { name: yes }).getByRole('button', { name: 'Ja' }).click();
  await saved(page);
  await sheet.getByRole('button', { name: 'Fertig' }).click();
}

/** What a household spends in a month and has on its account, in whole euros. */
export interface Living {
  spent: string;
  has: string;
}

/** Types what somebody spends and has, a rented home, and that there are no wishes. */
export async function typeLiving(page: Page, household: string, { spent, has }: Living): Promise<void> {
  await page.goto(`${household}/analyse/haushaltsbudget/ausgaben`);
  await field(page, 'Ausgaben gesamt').fill(spent);
  await press(page, 'Auf Kategorien aufteilen');
  await saved(page);
  await page.goto(`${household}/analyse/vermoegensbilanz`);
  await press(page, 'Girokonto');
  await typeAndKeep(page, 'assets', 'Wert', has);
  await saved(page);
  await page.goto(`${household}/analyse/basisdaten/wohnsituation`);
  await press(page, 'Zur Miete');
  await type(page, 'Kaltmiete', '800');
  await typeAndKeep(page, 'housing', 'Nebenkosten', '200');
  await saved(page);
  await page.goto(`${household}/analyse/wuensche-und-ziele`);
  await page.getByRole('checkbox', { name: 'Derzeit keine Wünsche' }).click();
  await saved(page);
}
