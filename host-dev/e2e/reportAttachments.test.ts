import { checkAccessibility, expect, expectRightInEveryWidth, openSignedIn, test } from './fixtures';

test('a file goes along with a report from the composer to its release; the steps lead there by keys', async ({
  page,
  ownHousehold,
  allowProblem,
}) => {
  const { householdId } = await ownHousehold();
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `/haushalt/${householdId}/report-erstellen`, 'petra', '4711');
  await page.getByRole('button', { name: 'Heute sichern und beginnen' }).click();
  const steps = page.getByRole('navigation', { name: 'Schritte zur Unterlage' });
  await steps.getByRole('button', { name: /Texte/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Texte' })).toBeFocused();
  await expect(steps.getByRole('button', { name: /Texte/ })).toHaveAttribute('aria-current', 'step');

  const card = page.getByRole('region', { name: 'Anlagen' });
  await card.locator('input[type=file]').setInputFiles({
    name: 'Angebot.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(card.getByRole('button', { name: 'Angebot.pdf entfernen' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Seiten' })).toContainText('Angebot.pdf');
  allowProblem(/422 .*\/attachments/); // its bytes are not what its name says
  await card.locator('input[type=file]').setInputFiles({
    name: 'Foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(card.getByText('Foto.png wurde nicht hinzugefügt.')).toBeVisible();
  await expectRightInEveryWidth(page);
  await steps.getByRole('link', { name: /Vorschau/ }).click();
  await expect(page.getByRole('region', { name: 'Anlagen' })).toContainText('Angebot.pdf');
  await page.getByRole('button', { name: 'Freigeben' }).click();
  await page.getByRole('button', { name: 'Jetzt freigeben' }).click();
  await expect(page.getByText(/^Freigegeben am/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Angebot.pdf herunterladen' }).click();
  expect((await download).suggestedFilename()).toBe('Angebot.pdf');
  await checkAccessibility(page);
});
