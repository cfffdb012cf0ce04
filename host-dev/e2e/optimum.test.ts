import { expect, expectRightInEveryWidth, household, openSignedIn, test } from './fixtures';

test('a lever is explained, told and becomes a task by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, `${household(2)}/analyse/einkommen/optimum`, 'petra', '4711');
  await expect(page.getByRole('main')).toContainText(/Sie lassen 1\.377\s€ im Jahr liegen/);
  await expect(page.getByRole('region', { name: 'Steuerklassen' })).toBeVisible();
  await expectRightInEveryWidth(page);

  await page.getByRole('button', { name: 'Betriebsrente Aylin', exact: true }).press('Enter');
  const sheet = page.getByRole('complementary', { name: 'Betriebsrente Aylin' });
  await expect(sheet).toContainText(
    'Die gesetzliche Rente und die Rente bei Erwerbsminderung werden kleiner, soweit das Gehalt unter der Beitragsbemessungsgrenze liegt.',
  );
  await expectRightInEveryWidth(page);
  const saved = page.waitForResponse(
    (answer) => answer.ok() && (answer.request().postData() ?? '').includes('Betriebsrente Aylin'),
  );
  await sheet.getByRole('button', { name: 'Übernehmen: Betriebsrente Aylin' }).press('Enter');
  await saved;
  await expect(sheet.getByText('übernommen')).toBeVisible();
  await sheet.press('Escape');
  await expect(sheet).toHaveCount(0);

  const asked = page.getByRole('listitem').filter({ hasText: 'Vermögenswirksame Leistungen Jonas' });
  await asked.getByRole('button', { name: 'Angeben' }).press('Enter');
  await page.getByRole('textbox', { name: /^Arbeitgeber zahlt höchstens/ }).fill('40');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main')).toContainText(/Sie lassen 1\.857\s€ im Jahr liegen/);
  await expect(page.getByText(/^Gespeichert/)).toBeVisible();

  await page.goto(`${household(2)}/analyse/gespraechszusammenfassung/recap`);
  await expect(page.getByText(/^Betriebsrente Aylin: 439\s€ im Jahr holen$/).first()).toBeVisible();
});
