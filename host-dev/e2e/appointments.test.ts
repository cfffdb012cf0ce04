import { expect, expectRightInEveryWidth, openSignedIn, test } from './fixtures';

test('an appointment is started, ended with the next date, and stands in the week', async ({
  page,
  ownHousehold,
}) => {
  const { householdId, name } = await ownHousehold();
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, `/haushalt/${householdId}/uebersicht`, 'petra', '4711');
  const looksRight = async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectRightInEveryWidth(page);
  };
  await page.getByRole('button', { name: 'Termin starten' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Erstgespräch läuft seit/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Laufender Termin' })).toBeFocused();
  await looksRight();
  await page.getByRole('link', { name: 'Termin beenden' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Terminabschluss', level: 1 })).toBeVisible();
  await looksRight();
  await page.getByRole('button', { name: 'Haushaltsbudget' }).press('Enter');
  await page.getByRole('button', { name: 'Termin vereinbaren' }).press('Enter');
  await page.getByRole('textbox', { name: 'Datum' }).fill('04.10.2026');
  await page.getByRole('textbox', { name: 'Uhrzeit' }).fill('18.30');
  await page.getByRole('button', { name: 'Vereinbaren', exact: true }).press('Enter');
  await looksRight();
  const saved = page.waitForResponse((answer) => answer.ok() && answer.url().endsWith('/closing'));
  await page.getByRole('button', { name: 'Termin abschließen' }).press('Enter');
  await saved;
  await expect(page.getByText(/Der Termin ist seit .* abgeschlossen/)).toBeVisible();
  await looksRight();
  await page.getByRole('link', { name: 'Übersicht' }).first().press('Enter');
  await expect(page.getByText('Nächster Termin: So 04.10.2026, 18:30 Uhr')).toBeVisible();
  await looksRight();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Kalenderdatei' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('Termin-2026-10-04.ics');
  await page.goto('/haushalt');
  await page.getByRole('button', { name: 'Meine Woche' }).press('Enter');
  const appointments = page.getByRole('region', { name: 'Termine' });
  await expect(appointments.getByRole('listitem').filter({ hasText: name })).toContainText('18:30 Uhr');
  await looksRight();
  await appointments.getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Übersicht' })).toBeVisible();
});

test('what is noted in an appointment begun from the list is found by it', async ({ page, ownHousehold }) => {
  const { householdId, name } = await ownHousehold();
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, '/haushalt', 'petra', '4711');
  const looksRight = async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectRightInEveryWidth(page);
  };
  await page.getByRole('searchbox').fill(name);
  const start = page.getByRole('button', { name: `Termin starten: ${name}` });
  await expect(start).toBeVisible();
  await looksRight();
  const begun = page.waitForResponse(
    (answer) => answer.ok() && (answer.request().postData() ?? '').includes('"running"'),
  );
  await start.press('Enter');
  await begun;
  await expect(page.getByRole('complementary', { name: 'Laufender Termin' })).toBeFocused();
  await page.goto(`/haushalt/${householdId}/analyse/gespraechszusammenfassung/recap`);
  await page.getByRole('textbox', { name: 'Was wurde gesagt?' }).fill('Wollen bauen');
  const written = page.waitForResponse((answer) => answer.ok() && answer.url().endsWith('/sections/recap'));
  await page.getByRole('button', { name: 'Festhalten' }).press('Enter');
  await written;
  await page.goto(`/haushalt/${householdId}/verwalten`);
  await page.getByRole('region', { name: 'Termine' }).getByRole('link', { name: '1 Notiz' }).waitFor();
  await looksRight();
  await page.getByRole('link', { name: '1 Notiz' }).press('Enter');
  await expect(page.getByRole('combobox', { name: /^Aus dem Termin/ })).toHaveText(/Erstgespräch/);
  await expect(page.getByText('Wollen bauen')).toBeVisible();
  await looksRight();
});
