import type { Browser, Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  expectTargets,
  expectToFit,
  household,
  openSignedIn,
  test,
} from './fixtures';

const answersOn = (phone: Page) => phone.locator('#question');

/** Household 2 with its customer view on the telephones of Jonas and Aylin. */
async function begin(page: Page, browser: Browser, path: string) {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, `${household(2)}/${path}`, 'petra', '4711');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Kundenansicht' }).click();
  await page.getByRole('menuitem', { name: 'Auf dem Telefon des Kunden' }).click();
  const connect = async (name: string, locale: string) => {
    const context = await browser.newContext({ locale, viewport: { width: 340, height: 700 } });
    const phone = await context.newPage();
    await page.getByRole('button', { name: `Telefon von ${name} verbinden` }).click();
    const dialog = page.getByRole('dialog', { name: `Telefon von ${name} verbinden` });
    await expect(dialog.getByRole('img', { name: 'QR-Code mit Adresse und Code' })).toBeVisible();
    const [address = '', code = ''] = await dialog.getByRole('definition').allTextContents();
    await phone.goto(`http://${address}#${code}`);
    await phone.getByRole('button', { name: /^(Ansehen|Look)$/ }).click();
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await expect(phone.locator('#picture').getByRole('heading', { level: 1 })).toBeVisible();
    return phone;
  };
  const jonas = await connect('Jonas', 'de-DE');
  const aylin = await connect('Aylin', 'en-GB');
  return { jonas, aylin, row: page.getByRole('region', { name: 'Fragen an die Partner' }) };
}

test('both partners say how important a goal is, see it together, and it stands with the goal', async ({
  page,
  browser,
}) => {
  const { jonas, aylin, row } = await begin(page, browser, 'analyse/wuensche-und-ziele');
  const scripts = await jonas.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(scripts.join()).not.toContain('telephone-question');

  await test.step('the advisor asks', async () => {
    await row.getByRole('button', { name: 'Frage stellen' }).click();
    await expect(row.getByRole('button', { name: 'Wie sicher fühlen Sie sich?' })).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize({ width: 340, height: 900 });
    await expectToFit(page);
    await page.setViewportSize({ width: 1200, height: 900 });
    await row.getByRole('button', { name: 'Wie wichtig ist „Familienauto“?' }).click();
    await expect(row).toContainText('Jonas: noch nicht geantwortet');
    await expect(row).toContainText('Aylin: noch nicht geantwortet');
  });

  await test.step('each answers alone; the other one’s page and the advisor’s do not know what', async () => {
    const question = jonas.getByRole('group', { name: 'Wie wichtig ist Ihnen dieses Ziel? Familienauto' });
    await expect(question.getByRole('button')).toHaveCount(5);
    await checkAccessibility(jonas);
    await expectToFit(jonas);
    await expectTargets(jonas);
    await question.getByRole('button', { name: '5 · sehr wichtig' }).click();
    await expect(jonas.getByText('Ihre Antwort ist da.')).toBeVisible();
    await expect(question.getByRole('button')).toHaveCount(0);
    await expect(answersOn(jonas).getByRole('status')).toBeFocused();
    await expect(row).toContainText('Jonas: hat geantwortet');
    await expect(aylin.getByText('Your advisor asks you something.')).toBeVisible();
    for (const place of [page, aylin])
      await expect(place.locator('body')).not.toContainText(/5 von 5|very important.*Jonas/);
    await checkAccessibility(jonas);
  });

  await test.step('the second answer reveals both, everywhere', async () => {
    await aylin.getByRole('button', { name: '2 · less important' }).click();
    await expect(answersOn(aylin).getByRole('definition')).toHaveText([
      '5 · very important',
      '2 · less important',
    ]);
    await expect(answersOn(jonas).getByRole('term')).toHaveText(['Jonas', 'Aylin']);
    await expect(answersOn(jonas).getByRole('definition')).toHaveText([
      '5 · sehr wichtig',
      '2 · weniger wichtig',
    ]);
    await expect(row).toContainText('Jonas: 5 von 5');
    await expect(row).toContainText('Aylin: 2 von 5');
    await expect(row).toContainText('Im Haushalt gespeichert.');
    await checkAccessibility(page);
    await checkAccessibility(jonas);
    await expectToFit(jonas);
  });

  await test.step('it stands with the goal, and the question goes', async () => {
    await expect(page.getByRole('main')).toContainText('Wichtig: Jonas 5 von 5 · Aylin 2 von 5');
    await row.getByRole('button', { name: 'Frage schließen' }).click();
    await expect(row.getByRole('button', { name: 'Frage stellen' })).toBeVisible();
    await expect(row).toBeFocused();
    for (const phone of [jonas, aylin]) {
      await expect(phone.locator('#question')).toBeHidden();
      expect(await phone.locator('#question').evaluate((form) => form.innerHTML)).not.toMatch(
        /Jonas|Familienauto/,
      );
    }
  });
});

test('the advisor reveals what is there; a page that goes leaves no question', async ({ page, browser }) => {
  const { jonas, aylin, row } = await begin(page, browser, 'uebersicht');
  await row.getByRole('button', { name: 'Frage stellen' }).click();
  await row.getByRole('button', { name: 'Welche Schulnote für die Finanzen?' }).click();
  await jonas.getByRole('button', { name: '3 · befriedigend' }).click();
  await row.getByRole('button', { name: 'Jetzt aufdecken' }).click();
  await expect(row).toBeFocused();
  await expect(row).toContainText('Jonas: Note 3');
  await expect(row).toContainText('Aylin: keine Antwort');
  await expect(row).toContainText('Im Haushalt gespeichert.');
  await expect(answersOn(aylin).getByRole('definition')).toHaveText(['3 · satisfactory']);
  await expect(aylin.getByRole('group').getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Telefon von Aylin trennen' }).click();
  await expect(aylin.getByRole('heading', { level: 1, name: 'Ended' })).toBeVisible();
  expect(await answersOn(aylin).evaluate((form) => form.innerHTML)).not.toMatch(/Jonas|<dt>/);
});

test('what a telephone has answered last stays for the advisor though the telephone goes; one without the script of questions shows the page', async ({
  page,
  browser,
}) => {
  const { jonas, aylin, row } = await begin(page, browser, 'uebersicht');
  await aylin.route('**/telephone-question.js', (route) => route.abort());
  await row.getByRole('button', { name: 'Frage stellen' }).click();
  await row.getByRole('button', { name: 'Wie sicher fühlen Sie sich?' }).click();
  await expect(jonas.getByText('notiert Ihre Beratung zu Ihrem Haushalt')).toHaveCount(2);
  await page.getByRole('button', { name: 'Beträge verbergen' }).click();
  await expect(aylin.locator('#picture')).not.toContainText('5.450');
  await expect(aylin.locator('#question')).toBeHidden();
  await jonas.getByRole('button', { name: '4 · eher sicher' }).click();
  await row.getByRole('button', { name: 'Jetzt aufdecken' }).click();
  await expect(row).toContainText('Im Haushalt gespeichert.');
  await aylin.getByRole('button', { name: 'End' }).click();
  await jonas.getByRole('button', { name: 'Beenden' }).click();
  await expect(page.getByRole('button', { name: 'Telefon von Jonas trennen' })).toHaveCount(0);
  await expect(row).toContainText('Jonas: 4 von 5');
  await row.getByRole('button', { name: 'Frage schließen' }).click();
  await expect(row).toHaveCount(0);
});
