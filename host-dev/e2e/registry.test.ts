import type { Page } from '@playwright/test';
import { checkAccessibility, expect, household, openSignedIn, test } from './fixtures';
import { servePagesWith, servePagesWithLines } from './pageRegistry';

const card = (page: Page) => page.getByText('Dieser Bereich konnte nicht geladen werden');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('an area whose manifest is malformed is a card; menu and other areas go on, and a retry reads it again', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/the registry of the page is malformed|answered 503|status of 503/);
  await openSignedIn(page, '/haushalt', 'sabine');
  await expect(page.getByRole('link', { name: /^Musterhaus/ })).toBeVisible();
  await servePagesWithLines(page, ({ pkv: _, analysis, ...others }) => ({
    ...others,
    analysis: { ...analysis, manifest: { ...analysis?.manifest, pages: [{ path: 7 }] } },
  }));
  await page.goto(`${household(2)}/analyse/einkommen`);
  await expect(card(page)).toBeVisible();
  await expect(page.getByText(/Kennung für den Support/)).toBeVisible();
  await checkAccessibility(page);
  await page.evaluate(() => document.body.setAttribute('data-before', ''));

  await test.step('the other areas are there, and the menu finds their screens', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Menü durchsuchen' }).fill('übersicht');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('in English too', async () => {
    await page.getByRole('button', { name: /Sabine/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByText('This area could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: /Sabine/ }).click();
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  });

  await test.step('a retry that is refused says so, the next one opens the page', async () => {
    const supportId = await page.getByText(/Kennung für den Support/).textContent();
    await page.route('/remotes.json', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect(page.getByText(/Kennung für den Support/)).not.toHaveText(supportId ?? '');
    await page.unroute('/remotes.json');
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect(heading(page, 'Einkommen')).toBeVisible();
    await expect(page.locator('body[data-before]'), 'the page was not loaded again').toHaveCount(1);
  });
});

test('a page whose whole registry is malformed stands, and goes on when it can be read', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/the registry of the page is malformed/);
  await servePagesWith(page, () => '{ "analysis": ');
  await page.goto('/anmeldung');
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect(page.getByRole('button', { name: 'Mit Organisationskonto anmelden' })).toBeVisible();
});
