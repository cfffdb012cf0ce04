import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, expect, household, openSignedIn, patience, test } from './fixtures';

const income = () => `${household(2)}/analyse/einkommen`;
const panel = (page: Page) => page.getByRole('complementary', { name: 'Diagnose' });

async function open(page: Page): Promise<void> {
  await openSignedIn(page, income(), 'sabine');
  await expect(page.getByRole('heading', { level: 1, name: 'Einkommen' })).toBeVisible();
  await page.keyboard.press('Control+Alt+d');
  await expect(panel(page)).toBeVisible();
}

test('the panel is no part of the page until it is asked for, and tells areas, shares, store and messages', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openSignedIn(page, income(), 'sabine');
  await expect(page.getByRole('heading', { level: 1, name: 'Einkommen' })).toBeVisible();
  expect(scripts.filter((path) => path.includes('/diagnostics.'))).toEqual([]);
  await page.keyboard.press('Control+Alt+d');

  const areas = panel(page).getByRole('table', { name: 'Bereiche' });
  await expect(areas.getByRole('row', { name: /^analysis/ })).toContainText(/1\.0\.0.*Dateien.*kB.*ms/);
  await expect(areas.getByRole('row', { name: /^pkv/ })).toContainText('nicht geladen');
  const shares = panel(page).getByRole('table', { name: 'Geteilte Module' });
  await expect(shares.getByRole('row', { name: /^react 19/ })).toContainText('vp_shell');
  await expect(panel(page).getByRole('textbox', { name: 'Gemeinsamer Speicher' })).toHaveValue(/"user"/);
  await checkAccessibility(page);

  const net = page.getByRole('textbox', { name: 'Netto' }).first();
  const before = await net.inputValue();
  await net.fill('viel');
  await expect(panel(page).getByRole('table', { name: 'Nicht gespeichert' })).toContainText('Netto');
  await net.fill(before);

  await page.getByRole('link', { name: 'Übersicht', exact: true }).click();
  const messages = panel(page).getByRole('table', { name: 'Nachrichten' });
  await expect(messages.getByRole('row', { name: /^receivePageTitle/ }).first()).toContainText('title');
  await panel(page).getByLabel('Nach Absender oder Art filtern').fill('gibt es nicht');
  await expect(messages.getByRole('row')).toHaveCount(1); // the heads

  await panel(page).getByRole('button', { name: 'Diagnose schließen' }).click();
  await expect(panel(page)).toHaveCount(0);
});

for (const width of [1200, 768, 340])
  test(`the panel fits ${width} px, in both languages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const fits = async (shown: Locator) => {
      await expect(shown).toBeVisible();
      await checkAccessibility(page);
      expect(
        await shown.evaluate((element) => [
          element.scrollWidth - element.clientWidth,
          document.documentElement.scrollWidth - window.innerWidth,
        ]),
      ).toEqual([0, 0]);
    };
    await fits(panel(page));
    await page.getByRole('button', { name: /Menü von Sabine/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await fits(page.getByRole('complementary', { name: 'Diagnostics' }));
  });

test('an area is fetched from another entry, which a banner says until it is reset', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Failed to load resource|LoadError|Refused to execute script/);
  await open(page);
  await panel(page)
    .getByRole('combobox', { name: /^Bereich / })
    .click();
  await page.getByRole('option', { name: 'analysis', exact: true }).click();
  await panel(page).getByLabel('Adresse des Einstiegs').fill('/gibt-es-nicht.js');
  await panel(page).getByRole('button', { name: 'Übernehmen und neu laden', exact: true }).click();
  await expect(page.getByText('„analysis“ kommt von /gibt-es-nicht.js.')).toBeVisible();
  await expect(page.getByText('Dieser Bereich konnte nicht geladen werden')).toBeVisible();
  await page.getByRole('button', { name: 'Alles zurücksetzen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einkommen' })).toBeVisible();
  await expect(page.getByText('kommt von')).toHaveCount(0);
});

test('services fail on demand, permissions go for the session, and both come back', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 500|analysis|haushalt|Unleash|shell flags/); // the feature flags are a service, too
  await open(page);
  await panel(page).getByRole('switch', { name: 'balanceSheet', exact: true }).click();
  await page.goto(`${household(2)}/analyse/vermoegensbilanz`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();

  await page.keyboard.press('Control+Alt+d');
  await panel(page)
    .getByRole('combobox', { name: /^Jeder Aufruf eines Dienstes/ })
    .click();
  await page.getByRole('option', { name: 'antwortet mit Fehler 500', exact: true }).click();
  await page.goto(income());
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: patience(30_000) });

  await page.keyboard.press('Control+Alt+d');
  await panel(page).getByRole('button', { name: 'Alles zurücksetzen', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Netto' }).first()).toBeVisible();
});
