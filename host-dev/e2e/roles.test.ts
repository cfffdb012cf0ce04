import type { Page } from '@playwright/test';
import { permissions } from '@vp-digital/core/reference';
import {
  contractNumber,
  expect,
  expectRightInEveryWidth,
  forgetSignIn,
  household,
  openSignedIn,
  signIn,
  test,
} from './fixtures';
import { pageIsReady } from './pageIsReady';

const overview = () => `${household(2)}/uebersicht`;
const acting = (page: Page) => page.getByText(/Sie handeln als Petra Beispiel/);

/** Takes the role of Petra Beispiel from the panel that the page shows. */
async function takeRole(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'In der Rolle einer anderen Person handeln' });
  await panel.getByRole('combobox', { name: 'In wessen Rolle' }).fill(`petra ${contractNumber('4711')}`);
  await page.getByRole('option', { name: `Petra Beispiel · ${contractNumber('4711')}` }).click();
  await panel.getByLabel('Grund').fill('Rückfrage der Beraterin');
  await panel.getByRole('button', { name: 'Rolle übernehmen', exact: true }).click();
}

test('a choice is remembered for the next sign-in, a link survives sign-in and selection', async ({
  page,
}) => {
  await page.goto(overview());
  await signIn(page, 'petra');
  await page.getByRole('checkbox', { name: 'Als Standard merken' }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Petra Beispiel/ })
    .click();
  await expect(page).toHaveURL(overview());
  await pageIsReady(page);

  await forgetSignIn(page);
  await page.goto(overview());
  await signIn(page, 'petra');
  await expect(page).toHaveURL(overview()); // without a question
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();

  await page.getByRole('button', { name: /Menü von Petra Beispiel/ }).click();
  await page.getByRole('menuitem', { name: 'Beraterkontext wechseln' }).click();
  await page.getByRole('button', { name: 'Standard aufheben', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Standard aufheben', exact: true })).toHaveCount(0);
});

test('the role of another is taken, shown on every screen, kept, and given back', async ({
  page,
  allowAnswer,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, overview(), 'ina');
  await expect(
    page.getByRole('heading', { name: 'In der Rolle einer anderen Person handeln' }),
  ).toBeVisible();
  await expectRightInEveryWidth(page);
  await takeRole(page);
  await expect(page).toHaveURL(overview());
  await expect(acting(page)).toContainText(/Noch (59|60) Minuten/);
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  await expectRightInEveryWidth(page);

  await page.reload();
  await expect(acting(page)).toBeVisible();
  await page.goto('/haushalt');
  await expect(page.getByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible();
  await expect(acting(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Haushalt anlegen', exact: true })).toHaveCount(0);
  await expectRightInEveryWidth(page);

  await page.getByRole('button', { name: 'Rolle beenden', exact: true }).click();
  await expect(page).toHaveURL('/beraterauswahl');
  await expect(acting(page)).toHaveCount(0);
  allowAnswer({ status: 403, url: '/graphql' });
  await page.goto(overview());
  await expect(page).toHaveURL('/beraterauswahl'); // nothing of hers is open any more
});

test('a role ends by itself after an hour', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/beraterauswahl', 'ina');
  await takeRole(page);
  await expect(acting(page)).toBeVisible();
  await page.clock.fastForward('01:00:05');
  await expect(acting(page)).toHaveCount(0);
  await expect(page).toHaveURL('/beraterauswahl');
});

test('without its permission nobody is offered the role of another', async ({ page, withhold }) => {
  await withhold('ina', permissions.roleImpersonation);
  await openSignedIn(page, '/beraterauswahl', 'ina');
  await expect(page.getByText(/kein Beraterkontext freigeschaltet/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'In der Rolle einer anderen Person handeln' })).toHaveCount(
    0,
  );
});
