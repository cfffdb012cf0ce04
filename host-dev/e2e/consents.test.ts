import type { Page } from '@playwright/test';
import { permissions } from '@vp-digital/core/reference';
import { checkAccessibility, expect, expectToFit, household, openSignedIn, test } from './fixtures';
import { createFile } from './typing';

const section = 'uebersicht/sektion/datenschutzbestimmungen';
const pathOf = (sample: number) => `${household(sample)}/${section}`;

async function open(page: Page, path: string, width = 1200): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, path, 'petra', '4711');
  await expect(page.getByRole('heading', { level: 1, name: /^Datenschutz & Einwilligungen$/ })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Every width gives and takes back a consent of its own. */
const walks = [
  { width: 1200, topic: 'Werbung per Telefon' },
  { width: 768, topic: 'Werbung per Messenger' },
  { width: 340, topic: 'Weitergabe für Angebote' },
];

for (const { width, topic } of walks)
  test(`a consent is given and taken back by the keyboard alone, ${width} px`, async ({ page }) => {
    await open(page, pathOf(3), width);
    await checkAccessibility(page);
    await expectToFit(page);
    const card = page.getByRole('region', { name: 'Clara Musterwerk' });
    const row = card.getByRole('row', { name: new RegExp(`^${topic}`) });

    await test.step('given with a typed name', async () => {
      await page.getByRole('button', { name: `Erteilen: ${topic}, Clara`, exact: true }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Einwilligung von Clara' });
      const box = dialog.getByRole('checkbox', { name: `${topic}: ich willige ein` });
      await expect(box).not.toBeChecked();
      await expect(dialog.getByRole('group', { name: 'Unterschriftenfeld' })).toBeVisible();
      await checkAccessibility(page);
      await box.press('Space');
      await dialog.getByRole('button', { name: 'Klick', exact: true }).press('Enter');
      await dialog.getByRole('textbox', { name: 'Vor- und Nachname' }).focus();
      await page.keyboard.type('Clara Musterwerk');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(row).toContainText('Erteilt 01.10.2026');
    });

    await test.step('shown with its proof, after a reload too', async () => {
      await page.reload();
      await page.getByRole('button', { name: `Nachweis: ${topic}, Clara`, exact: true }).press('Enter');
      const proof = page.getByRole('dialog', { name: `Nachweis: ${topic}` });
      await expect(proof.getByText('Clara Musterwerk').first()).toBeVisible();
      await checkAccessibility(page);
      await page.keyboard.press('Escape');
      await expect(proof).toHaveCount(0);
    });

    await test.step('taken back, after what that does was said', async () => {
      await page.getByRole('button', { name: `Widerrufen: ${topic}, Clara`, exact: true }).press('Enter');
      const question = page.getByRole('dialog', { name: `${topic}: Einwilligung widerrufen?` });
      await expect(question.getByText('Die Einwilligung gilt ab sofort nicht mehr.')).toBeVisible();
      await checkAccessibility(page);
      await question.getByRole('button', { name: 'Widerruf festhalten' }).press('Enter');
      await expect(row).toContainText('Widerrufen 01.10.2026');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

test('a signature is drawn, kept as lines, and leaving it half done asks', async ({ page }) => {
  await open(page, pathOf(4));
  const give = page.getByRole('button', { name: 'Erteilen: Dokumente auslesen, Henrik', exact: true });
  await give.click();
  const dialog = page.getByRole('dialog', { name: /^Einwilligung von/ });
  await dialog.getByRole('checkbox', { name: 'Dokumente auslesen: ich willige ein' }).check();
  await draw(page);
  await expect(dialog.getByText('Unterschrift vorhanden')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weiter ausfüllen' }).click();
  await dialog.getByRole('button', { name: 'Einwilligung festhalten' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Nachweis: Dokumente auslesen, Henrik' }).click();
  await expect(page.getByRole('img', { name: /^Unterschrift von/ })).toBeVisible();
});

async function draw(page: Page): Promise<void> {
  const pad = page.locator('[data-pad]');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is no pad');
  const point = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...point(0.2, 0.5));
  await page.mouse.down();
  for (const [x, y] of [
    [0.25, 0.2],
    [0.3, 0.7],
    [0.4, 0.3],
    [0.45, 0.6],
    [0.5, 0.4],
    [0.6, 0.6],
    [0.7, 0.4],
    [0.8, 0.5],
  ] as const)
    await page.mouse.move(...point(x, y), { steps: 4 });
  await page.mouse.up();
}

test('record and export are files; a wish to be forgotten stays visible until it is taken back', async ({
  page,
}) => {
  await open(page, pathOf(5));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Protokoll (PDF): Gerd', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('Einwilligungen 2026-10-01.pdf');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Auskunft als Datei (JSON): Gerd', exact: true }).click();
  expect((await exported).suggestedFilename()).toBe('Auskunft 2026-10-01.json');
  await expect(page.getByText('Die Auskunft ist gespeichert.')).toBeVisible();
  const toRead = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Auskunft zum Lesen (PDF): Gerd', exact: true }).click();
  expect((await toRead).suggestedFilename()).toBe('Auskunft 2026-10-01.pdf');

  await page.getByRole('button', { name: 'Löschung beantragen: Gerd', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Löschung beantragen' });
  await checkAccessibility(page);
  await dialog.getByRole('textbox', { name: 'Grund oder Wortlaut des Wunsches' }).fill('Auf eigenen Wunsch');
  await dialog.getByRole('button', { name: 'Antrag festhalten' }).click();
  const list = page.getByRole('region', { name: 'Löschanträge' });
  await expect(list.getByText('Offen', { exact: true })).toBeVisible();
  await page.reload();
  await list.getByRole('button', { name: /^Antrag zurücknehmen/ }).click();
  await expect(list.getByText('Zurückgenommen 01.10.2026')).toBeVisible();
  await checkAccessibility(page);
});

test('found from the overview and by the menu; information is handed over; stands in English', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  const address = await createFile(page, {
    firstName: 'Ilse',
    birthDate: '03.04.1980',
    postalCode: '20095',
    city: 'Hamburg',
  });
  await page.getByRole('link', { name: 'Einwilligungen', exact: true }).click();
  await expect(page).toHaveURL(`${address}/${section}`);
  await page.getByRole('button', { name: 'Information aushändigen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Aushändigung festhalten' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Auf Papier' }).click();
  await page.getByRole('button', { name: 'Aushändigung festhalten' }).click();
  await expect(page.getByText('Alle ab 16 Jahren sind informiert.', { exact: false }).first()).toBeVisible();

  await page.getByRole('button', { name: /Menü von/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Data protection & consents', exact: true }),
  ).toBeVisible();
  await checkAccessibility(page);
  await expectToFit(page);
});

test('the customer view shows how it stands, and none of the actions', async ({ page }) => {
  await open(page, pathOf(1));
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: 'Auf diesem Gerät zeigen' }).click();
  const stage = page.locator('[data-vp-customer-stage]');
  await expect(stage).toContainText('Lena Musterfeld');
  await expect(stage).toContainText('Ausgehändigt 12.11.2025');
  expect(await stage.innerHTML()).not.toMatch(
    /Widerrufen<|Auskunft zum Lesen|Auskunft als Datei|beantragen|Erteilen<|Aushändigen<|Petra/,
  );
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Beenden' }).click();
});

test('without access to the main app the direct link and the service are refused', async ({
  page,
  withhold,
  allowAnswer,
}) => {
  allowAnswer({ status: 403, url: '/' });
  await withhold('timo', permissions.mainAccess);
  await openSignedIn(page, pathOf(2), 'timo');
  await expect(page.getByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
});

test('without the permission for health data nothing is exported', async ({ page, withhold }) => {
  await withhold('timo', permissions.sectionReport);
  await openSignedIn(page, pathOf(2), 'timo');
  await expect(page.getByRole('button', { name: 'Protokoll (PDF): Jonas', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Auskunft (zum Lesen|als Datei)/ })).toHaveCount(0);
});
