import type { Browser, Page } from '@playwright/test';
import { countStored } from './countStored';
import { expect, household, openSignedIn, test } from './fixtures';

const path = () => `${household(4)}/analyse/einkommen`;

const net = (page: Page) => page.getByRole('textbox', { name: 'Netto' }).first();

async function chooseContract(page: Page) {
  await page
    .getByRole('button', { name: /Vertrag 4711/ })
    .first()
    .click();
  await expect(net(page)).toBeVisible();
}

/** Changes are sent and never answered. */
const answerNoChange = (page: Page) =>
  page.route(/\/sections\/incomes$/, (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );

/** Ends every page of this browser as a crash does: nothing can be tidied up. */
async function killPages(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
}

test('what was typed before the tab was killed is back, said so and saved', async ({
  page,
  context,
  browser,
}) => {
  await openSignedIn(page, path(), 'petra', '4711');
  await answerNoChange(page);
  await net(page).fill('3.456,00');
  await expect.poll(() => page.evaluate(countStored)).toEqual({ drafts: 1, keys: 1 });

  const crashed = page.waitForEvent('crash');
  await killPages(browser);
  await crashed;

  const again = await context.newPage();
  await again.goto(path());
  await again.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
  await chooseContract(again);
  await expect(again.getByText(/Nicht gespeicherte Eingaben wiederhergestellt/)).toBeVisible();
  await expect(net(again)).toHaveValue('3.456,00');
  await expect(again.getByText(/^Gespeichert/)).toBeVisible();
  await test.step('the message covers nothing that can be scrolled to', async () => {
    const message = again.getByRole('log').filter({ hasText: /wiederhergestellt/ });
    const last = again.locator('main :is(a, button, input)').last();
    for (const width of [1200, 768, 340]) {
      await again.setViewportSize({ width, height: 900 });
      await again.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const top = async () => (await message.boundingBox())?.y ?? 0;
      const foot = async () => {
        const box = await last.boundingBox();
        return box ? box.y + box.height : Infinity;
      };
      await expect.poll(async () => (await top()) - (await foot())).toBeGreaterThanOrEqual(0);
    }
  });

  await again.reload();
  await expect(net(again)).toHaveValue('3.456,00');
  await expect(again.getByText(/wiederhergestellt/)).toBeHidden();
});

test('signing out leaves no draft and no key on the device', async ({ page }) => {
  await openSignedIn(page, path(), 'petra', '4711');
  await answerNoChange(page);
  await net(page).fill('3.111,00');
  await expect.poll(() => page.evaluate(countStored)).toEqual({ drafts: 1, keys: 1 });
  await page.unroute(/\/sections\/incomes$/);
  await page.getByRole('button', { name: 'Menü von Petra Beispiel' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('button', { name: 'Mit Organisationskonto anmelden' })).toBeVisible();
  await expect(async () => expect(await page.evaluate(countStored)).toEqual({ drafts: 0, keys: 0 })).toPass();
});
