import type { Page } from '@playwright/test';
import { contractNumber, expect, expectRightInEveryWidth, openSignedIn, test } from './fixtures';
import { pageIsReady } from './pageIsReady';

const administrationOf = (householdId: string) => `/haushalt/${householdId}/verwalten`;

/** As Petra, the responsible advisor, under her own contract. */
async function openAsPetra(page: Page, path: string): Promise<void> {
  await openSignedIn(page, path, 'petra', '4711');
  await expect(page.getByRole('heading', { level: 1, name: 'Verwalten' })).toBeVisible();
}

/** As somebody with one context. */
async function openAs(page: Page, user: 'sabine' | 'timo', path: string): Promise<void> {
  await openSignedIn(page, path, user);
  await pageIsReady(page);
}

test('a household is archived, reopened, offered and nearly deleted by the keyboard alone', async ({
  page,
  ownHousehold,
}) => {
  const household = await ownHousehold();
  await page.setViewportSize({ width: 1200, height: 900 });
  await openAsPetra(page, administrationOf(household.householdId));
  await expect(
    page.getByRole('table', { name: 'Zugriffsprotokoll' }).or(page.getByText('Noch ist nichts')),
  ).toBeVisible();
  await expectRightInEveryWidth(page);
  const file = page.getByRole('region', { name: 'Akte' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

  await test.step('archived', async () => {
    await press('Archivieren');
    const question = page.getByRole('dialog', { name: 'Haushalt archivieren?' });
    await expect(question).toBeVisible();
    await expectRightInEveryWidth(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Archivieren', exact: true })).toBeFocused();
    await press('Archivieren');
    await focused(page);
    await press('Jetzt archivieren');
    await expect(file).toContainText('Archiviert');
    await expect(page.getByRole('rowheader', { name: 'Archiviert' })).toBeVisible();
  });

  await test.step('reopened', async () => {
    await press('Wieder öffnen');
    await focused(page);
    await press('Jetzt öffnen');
    await expect(file).toContainText('Aktiv');
  });

  await test.step('offered to a colleague, and taken back', async () => {
    await press('Haushalt übergeben');
    const question = page.getByRole('dialog', { name: 'Haushalt übergeben?' });
    await expect(question.getByRole('button', { name: 'Übergabe anfragen' })).toBeDisabled();
    const recipient = question.getByRole('combobox', { name: /^Übergeben an/ });
    await recipient.press('s');
    await expect(recipient).toHaveText(/Sabine Senior/);
    await question.getByRole('checkbox').press('Space');
    await expectRightInEveryWidth(page);
    await question.getByRole('button', { name: 'Übergabe anfragen' }).press('Enter');
    await expect(page.getByText('Sabine Senior hat noch nicht zugestimmt')).toBeVisible();
    await press('Anfrage zurückziehen');
    await expect(page.getByText('hat noch nicht zugestimmt')).toBeHidden();
  });

  await test.step('the deletion asks for the name, and a second person', async () => {
    await press('Löschung beantragen');
    const question = page.getByRole('dialog', { name: 'Löschung beantragen?' });
    const confirm = question.getByRole('button', { name: 'Jetzt beantragen' });
    await question.getByRole('combobox', { name: /^Grund/ }).press('w');
    await question.getByRole('textbox', { name: 'Name des Haushalts' }).fill('Jemand anders');
    await expect(confirm).toBeDisabled();
    await question.getByRole('textbox', { name: 'Name des Haushalts' }).fill(household.name);
    await expectRightInEveryWidth(page);
    await confirm.press('Enter');
    await expect(page.getByText('Eine zweite Person muss zustimmen')).toBeVisible();
    await expect(file).toContainText('Löschung beantragt');
    await expectRightInEveryWidth(page);
    await press('Anfrage zurückziehen');
    await expect(file).toContainText('Aktiv');
  });
});

test('a colleague takes a household over from her list, and it is hers', async ({
  page,
  browser,
  ownHousehold,
  baseURL,
  allowAnswer,
}) => {
  const { householdId, name } = await ownHousehold();
  await openAsPetra(page, administrationOf(householdId));
  await page.getByRole('button', { name: 'Haushalt übergeben' }).click();
  await page.getByRole('combobox', { name: /^Übergeben an/ }).click();
  await page.getByRole('option', { name: `Sabine Senior – Vertrag ${contractNumber('4700')}` }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Übergabe anfragen' }).click();
  await expect(page.getByText('hat noch nicht zugestimmt')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
  const hers = await context.newPage();
  await openAs(hers, 'sabine', '/haushalt');
  const requests = hers.getByRole('region', { name: 'Anfragen an Sie' });
  await expect(requests).toContainText(`${name} übernehmen`);
  await expectRightInEveryWidth(hers);
  await requests.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await hers.getByRole('button', { name: 'Jetzt übernehmen' }).click();
  await expect(requests).toHaveCount(0);
  await hers.goto(administrationOf(householdId));
  await expect(hers.getByText('Sabine Senior betreut diesen Haushalt.')).toBeVisible();
  await context.close();

  allowAnswer({ status: 403, url: '/' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
});

/** The dialog that has opened has taken the focus, which it would take from whatever is focused before. */
const focused = (page: Page) =>
  expect(page.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toHaveCount(1);

test('a second file is taken in, and somebody moves out again, by the keyboard alone after a preview', async ({
  page,
  ownHousehold,
}) => {
  const [stays, other] = [await ownHousehold(), await ownHousehold()];
  await openAsPetra(page, administrationOf(stays.householdId));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  await press('Haushalte zusammenführen');
  const question = page.getByRole('dialog', { name: 'Haushalte zusammenführen?' });
  const confirm = question.getByRole('button', { name: 'Endgültig zusammenführen' });
  const search = question.getByRole('combobox', { name: 'Wird aufgenommen' });
  await search.fill(other.name);
  await expect(page.getByRole('option', { name: other.name })).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(question.getByText('lässt sich nicht zurücknehmen')).toBeVisible();
  await expect(question.getByText('Kommt dazu:')).toBeVisible();
  await expectRightInEveryWidth(page);
  await expect(confirm).toBeDisabled();
  await question.getByRole('textbox', { name: 'Name des Haushalts' }).fill(other.name);
  await confirm.press('Enter');
  await expect(page.getByRole('rowheader', { name: /^Anderen Haushalt aufgenommen/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'In anderen Haushalt aufgenommen' })).toBeVisible();

  await press('Weggang vorbereiten');
  const leaving = page.getByRole('dialog', { name: 'Wer gehört nicht mehr dazu?' });
  await focused(page);
  await leaving.getByRole('checkbox').first().press('Space');
  await expect(leaving.getByText('Neuer Haushalt:')).toBeVisible();
  await expectRightInEveryWidth(page);
  await leaving.getByRole('button', { name: 'Eigenen Haushalt anlegen' }).press('Enter');
  await page.waitForURL((url) => url.pathname.endsWith('/uebersicht'));
  await pageIsReady(page);
  expect(page.url()).not.toContain(stays.householdId);

  await page.goto(administrationOf(stays.householdId));
  await expect(page.getByRole('rowheader', { name: 'Person ausgezogen' })).toBeVisible();
  await press('Archivieren');
  await focused(page);
  await press('Jetzt archivieren');
  await expect(page.getByRole('complementary', { name: 'Dieser Haushalt ist archiviert' })).toBeVisible();
  await expectRightInEveryWidth(page);
});

test('an assistant sees who is responsible, and neither actions nor the access log', async ({
  page,
  ownHousehold,
}) => {
  const { householdId } = await ownHousehold();
  await openAs(page, 'timo', administrationOf(householdId));
  await expect(page.getByText('Verwaltet wird dieser Haushalt von Petra Beispiel')).toBeVisible();
  for (const name of ['Archivieren', 'Sperren', 'Haushalt übergeben', 'Löschung beantragen'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Zugriffsprotokoll' })).toHaveCount(0);
  await expectRightInEveryWidth(page);
});

test('somebody else’s household is refused by a direct link', async ({ page, ownHousehold, allowAnswer }) => {
  allowAnswer({ status: 403, url: '/' });
  const { householdId } = await ownHousehold();
  await openAs(page, 'sabine', administrationOf(householdId));
  await expect(page.getByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
});
