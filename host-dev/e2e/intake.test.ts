import {
  checkAccessibility,
  expect,
  expectRightInEveryWidth,
  expectTargets,
  expectToFit,
  household,
  openSignedIn,
  test,
} from './fixtures';

test('a household fills in ahead on a telephone without script, and what the advisor accepts moves a figure', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, `${household(2)}/analyse`, 'petra', '4711');
  const ahead = page.getByRole('region', { name: 'Kunde füllt vorab aus' });

  const [address, code] = await test.step('the advisor makes a link', async () => {
    await ahead.getByRole('button', { name: 'Link erstellen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Was soll der Haushalt vorab ausfüllen?' });
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Personen', exact: true }).click();
    await dialog.getByRole('button', { name: 'Link und Code erstellen' }).click();
    const made = page.getByRole('dialog', { name: 'Link und Code zum Ausfüllen' });
    const answered = async (label: string) =>
      (await made.getByRole('definition').nth(['Adresse', 'Code'].indexOf(label)).textContent()) ?? '';
    const both = [await answered('Adresse'), await answered('Code')] as const;
    await checkAccessibility(page);
    await made.getByRole('button', { name: 'Fertig' }).click();
    await expect(ahead.getByText(/^Noch nicht geöffnet, gültig bis/)).toBeVisible();
    return both;
  });

  await test.step('the household fills in', async () => {
    const telephone = await browser.newContext({
      javaScriptEnabled: false,
      locale: 'de-DE',
      viewport: { width: 340, height: 700 },
    });
    const phone = await telephone.newPage();
    const copies = await browser.newContext({ locale: 'de-DE', viewport: { width: 340, height: 700 } });
    /** A copy of the page is looked at: what looks is a script. */
    const looks = async () => {
      expect(await phone.locator('script').count()).toBe(0);
      const copy = await copies.newPage();
      const body = await phone.content();
      await copy.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
      await copy.goto(address);
      await checkAccessibility(copy);
      await expectToFit(copy);
      await expectTargets(copy);
      await copy.close();
    };
    await phone.goto(address);
    await looks();
    await phone.getByLabel('Code').fill(code);
    await phone.getByRole('button', { name: 'Weiter' }).click();
    await expect(phone.getByText('Petra Beispiel', { exact: false })).toBeVisible();
    await looks();
    await phone.getByRole('button', { name: 'Zu den Fragen' }).click();
    await looks();
    await phone.getByRole('button', { name: 'Ausfüllen' }).first().click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Einkommen' })).toBeVisible();
    const pay = phone.getByRole('group', { name: 'Jonas' });
    await pay.getByLabel('Netto').fill('zu wenig');
    await phone.getByRole('button', { name: 'Speichern und weiter' }).click();
    await expect(phone.getByRole('alert')).toHaveText('1 Angabe ist noch nicht lesbar');
    await looks();
    await pay.getByLabel('Netto').fill('9.876,50');
    await phone.getByRole('button', { name: 'Speichern und weiter' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Wohnen' })).toBeVisible();
    await phone.getByRole('button', { name: 'Speichern und später weiter' }).click();
    await phone.getByRole('button', { name: 'Ausfüllen' }).nth(2).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Verträge' })).toBeVisible();
    await looks();
    await phone
      .getByRole('group', { name: 'Vertrag 1' })
      .getByLabel('Art des Vertrags')
      .selectOption('Rechtsschutz');
    await phone.getByRole('button', { name: 'Weitere Zeile' }).click();
    await expect(phone.getByRole('group', { name: 'Vertrag 3' })).toBeVisible();
    await phone.getByRole('button', { name: 'Speichern und später weiter' }).click();
    await phone.getByRole('button', { name: 'Jetzt senden' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Gesendet' })).toBeVisible();
    await looks();
    await phone.goto(address);
    await phone.getByLabel('Code').fill(code);
    await phone.getByRole('button', { name: 'Weiter' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Gesendet' })).toBeVisible();
    await copies.close();
    await telephone.close();
  });

  await test.step('nothing is written before the advisor accepts it, then a figure moves', async () => {
    const net = page.getByRole('region', { name: 'Alle Bereiche' }).getByRole('row', { name: /^Einkommen/ });
    await page.reload();
    const answers = page.getByRole('region', { name: 'Vom Kunden ausgefüllt: 2 Angaben' });
    await expect(answers.getByRole('row').nth(1)).toContainText('Netto: 9.876,50');
    const before = await net.textContent();
    await expectRightInEveryWidth(page);
    await answers.getByRole('button', { name: /^Weglassen .*Rechtsschutz/ }).click();
    await expect(page.getByRole('region', { name: 'Vom Kunden ausgefüllt: 1 Angabe' })).toBeVisible();
    expect(await net.textContent()).toBe(before);
    await page.getByRole('button', { name: /^Übernehmen .*Netto/ }).click();
    await expect(page.getByRole('region', { name: /^Vom Kunden ausgefüllt/ })).toHaveCount(0);
    await expect(ahead.getByText('Gesendet und entschieden')).toBeVisible();
    await expect.poll(() => net.textContent()).not.toBe(before);
    await page.reload();
    await expect.poll(() => net.textContent()).not.toBe(before);
  });
});
