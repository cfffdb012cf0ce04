import { countStored } from './countStored';
import { checkAccessibility, expect, expectRightInEveryWidth, openSignedIn, test } from './fixtures';

test('a summary is composed by keys and pointer, stays so after a reload, and is released so', async ({
  page,
  ownHousehold,
  storedDocument,
}) => {
  const { householdId } = await ownHousehold();
  await storedDocument(householdId, 'expenses', {
    items: {
      '88888888-0000-4000-8000-000000000001': {
        position: 0,
        category: 'groceries',
        amount: 400_00,
        frequency: 'monthly',
      },
    },
  });
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `/haushalt/${householdId}/report-erstellen`, 'petra', '4711');
  await expect(page.getByText('Noch kein Stand gesichert.')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Heute sichern und beginnen' }).click();
  const list = page.getByRole('list', { name: 'Kapitel' });
  await expect(list).toBeVisible();
  const titles = list.getByRole('button');
  await expect(titles.first()).toHaveText('Ihr Haushalt');
  const saved = page.getByRole('status').filter({ hasText: /^Gespeichert$/ });

  await test.step('the first chapter is taken, moved down and put by keys', async () => {
    const all = await list.getByRole('listitem').count();
    expect(all).toBeGreaterThan(10);
    await titles.first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Ihr Haushalt aufgenommen, Platz 1 von ${all}`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`Ihr Haushalt auf Platz 2 von ${all}`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(titles.first()).toHaveText('Ihr Monat');
    await expect(saved).toBeVisible();
  });

  await test.step('one is left out, amounts are hidden, a personal word stands first', async () => {
    await list.getByRole('switch', { name: /Ihre Ausgaben/ }).click();
    await page.getByRole('switch', { name: 'Beträge verbergen' }).click();
    await page.getByRole('textbox', { name: 'Anrede' }).fill('Schön, dass Sie da waren, {haushalt}!');
    await page.keyboard.press('Tab');
    const pages = page.getByRole('list', { name: 'Seiten' });
    await expect(pages).toContainText('Schön, dass Sie da waren,');
    await expect(pages).toContainText(
      'Beträge und was sich aus ihnen ergibt, sind in dieser Fassung nicht genannt.',
    );
    await expect(pages).not.toContainText('Ihre Ausgaben');
    await expect(saved).toBeVisible();
  });

  await expectRightInEveryWidth(page);

  await test.step('after a reload all of it is there, and it is released as it was composed', async () => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.reload();
    await expect(titles.first()).toHaveText('Ihr Monat');
    await expect(list.getByRole('switch', { name: /Ihre Ausgaben/ })).not.toBeChecked();
    await page.getByRole('link', { name: 'Weiter: Vorschau' }).first().click();
    await expect(page.getByRole('list', { name: 'Seiten' })).toContainText('Schön, dass Sie da waren,');
    await page.getByRole('button', { name: 'Freigeben' }).click();
    await page.getByRole('button', { name: 'Jetzt freigeben' }).click();
    await expect(page.getByText('Freigegeben: Inhalt und Datei sind fest.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Seiten' })).toContainText('1 Ihr Monat'); // bit by bit the file's
  });
});

test('a letter that could not be saved is back when the draft is opened in another tab; a waiver gets a sheet to be signed', async ({
  page,
  context,
  ownHousehold,
  allowProblem,
}) => {
  const { householdId } = await ownHousehold();
  await openSignedIn(page, `/haushalt/${householdId}/report-erstellen`, 'petra', '4711');
  await page.getByRole('button', { name: 'Heute sichern und beginnen' }).click();
  const letter = page.getByRole('textbox', { name: 'Anschreiben' });
  await expect(letter).toBeVisible();
  allowProblem(/net::ERR_FAILED/); // it is not saved meanwhile
  await page.route(/\/composition$/, (route) => route.abort());
  await letter.fill('Danke für das Gespräch.');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/liegt verschlüsselt auf diesem Gerät/)).toBeVisible();
  await expect.poll(() => page.evaluate(countStored)).toEqual({ drafts: 1, keys: 1 });
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(again, new URL(address).pathname + new URL(address).search, 'petra', '4711');
  await expect(again.getByText('wiederhergestellt: Anschreiben')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Anschreiben' })).toHaveValue('Danke für das Gespräch.');
  await expect(again.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible();
  await expect.poll(() => again.evaluate(countStored)).toMatchObject({ drafts: 0 });

  await again.getByRole('button', { name: 'Beratungsdokumentation' }).click();
  await again.getByRole('checkbox', { name: 'auf die Beratung' }).check();
  await again.getByRole('switch', { name: 'Unterschriften vorsehen' }).click();
  const pages = again.getByRole('list', { name: 'Seiten' });
  await expect(pages).toContainText('Wir verzichten auf die Beratung.');
  await expect(pages).toContainText('§\u00a063 VVG');
  await expect(pages).toContainText('Ort, Datum');
  await expectRightInEveryWidth(again);
});
