import type { Page } from '@playwright/test';
import { checkAccessibility, enterPassword, expect, household, openSignedIn, test } from './fixtures';

const income = () => `${household(3)}/analyse/einkommen`;

/** The area that is shown, or the one that is coming while another stays. */
const framed = (page: Page) => page.frameLocator('iframe:not([inert] iframe)');
const net = (page: Page) => framed(page).getByRole('textbox', { name: 'Netto' }).first();

/** A private window gives a frame of another site no storage: the area says so once and goes on. */
const noDrafts = /^analysis [\d.]+ draft/;

/** Petra, who is signed in, opens the deep link in a shell that shows `areas` in iframes. */
async function open(page: Page, areas: string) {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, income(), 'petra', '4711');
  await page.goto(`${income()}?rahmen=${areas}`);
}

test('an area in an iframe of another origin: deep link, save, back, leave guard, title, height, focus', async ({
  page,
  baseURL,
  allowProblem,
}) => {
  allowProblem(noDrafts);
  await open(page, 'analysis');

  await test.step('it stands at the deep link, with its title in the tab and its height in the window', async () => {
    await expect(net(page)).toBeVisible();
    await expect(page).toHaveURL(income());
    await expect(page).toHaveTitle('Einkommen');
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', 'Einkommen');
    expect(new URL((await frame.getAttribute('src')) ?? '').origin).toBe(
      new URL(baseURL ?? '').origin.replace('localhost', '127.0.0.1'),
    );
    const height = await frame.evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(320);
    expect(height).toBeLessThan(await page.evaluate(() => window.innerHeight));
    await expect(page.getByRole('banner')).toContainText('Musterwerk');
    const inside = page.frames().find((candidate) => candidate !== page.mainFrame());
    if (inside) await checkAccessibility(inside); // axe does not look from one site into another
  });

  await test.step('it follows the window, and is never lower than a page needs', async () => {
    const before = page.viewportSize() ?? { width: 1280, height: 720 };
    const heightAt = async (height: number) => {
      await page.setViewportSize({ ...before, height });
      return () => page.locator('iframe').evaluate((element) => element.getBoundingClientRect().height);
    };
    await expect.poll(await heightAt(200)).toBe(320);
    await expect.poll(await heightAt(900)).toBeGreaterThan(600);
    await page.setViewportSize({ width: 340, height: 900 });
    await expect(net(page)).toBeVisible();
    const inside = framed(page).locator('html');
    await expect.poll(() => inside.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    await page.setViewportSize(before);
  });

  await test.step('the skip link leads into the page in the frame', async () => {
    await page.getByRole('link', { name: /Zum Inhalt/ }).focus();
    await page.keyboard.press('Enter');
    await expect(framed(page).getByRole('main')).toBeFocused();
  });

  await test.step('what cannot be saved is asked about by the shell', async () => {
    await net(page).fill('viel');
    await page.getByRole('link', { name: 'Übersicht', exact: true }).first().click();
    const question = page.getByRole('dialog', { name: 'Seite verlassen?' });
    await expect(question).toContainText('Netto');
    await page.keyboard.press('Escape');
    await expect(net(page)).toHaveValue('viel');
    await expect(page).toHaveURL(income());
  });

  await test.step('what is typed is saved before leaving, and there again by the back button', async () => {
    await net(page).fill('3.720,00');
    await page.getByRole('link', { name: 'Übersicht', exact: true }).first().click();
    await expect(page).toHaveURL(`${household(3)}/uebersicht`);
    await expect(page.getByText(/im Monat bleiben/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(income());
    await expect(net(page)).toHaveValue('3.720,00');
  });

  await test.step('its language is the shell’s', async () => {
    await page.getByRole('button', { name: 'Menü von Petra Beispiel' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText('Income');
    await expect(page).toHaveTitle('Income');
  });
});

test('a window with an iframe and one without never show two numbers', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(noDrafts);
  await open(page, 'analysis');
  await expect(net(page)).toBeVisible();
  const other = await context.newPage();
  await openSignedIn(other, income(), 'petra', '4711');
  const otherNet = other.getByRole('textbox', { name: 'Netto' }).first();
  await expect(otherNet).toBeVisible();
  await expect(other.locator('iframe')).toHaveCount(0);

  await otherNet.fill('3.810,00');
  await otherNet.blur(); // a field is not changed under the hands of who types in it
  await expect(net(page)).toHaveValue('3.810,00');
  await net(page).fill('3.820,00');
  await expect(otherNet).toHaveValue('3.820,00');
});

test('a window that is not the frame is never accepted', async ({ page }) => {
  await open(page, 'analysis');
  await expect(net(page)).toBeVisible();
  const answers = await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    let heard = 0;
    port1.onmessage = () => {
      heard += 1;
    };
    const envelope = { ns: 'vp.shell', v: 1, source: 'analysis' };
    window.postMessage('vp.shell/1', window.location.origin, [port2]);
    port1.postMessage({ ...envelope, type: 'logout', payload: { reason: 'user' } });
    window.postMessage({ ...envelope, type: 'logout', payload: { reason: 'user' } }, window.location.origin);
    // Messages keep their order: when the second one is here, the first has been heard by whoever listens.
    await new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'last' && resolve(undefined));
      window.postMessage('last', window.location.origin);
    });
    return heard;
  });
  expect(answers).toBe(0);
  await expect(net(page)).toBeVisible();
  await expect(page).toHaveURL(income());
});

test('a page of a hostile origin cannot show the frame, and hears nothing of it', async ({
  page,
  context,
  baseURL,
  allowProblem,
}) => {
  await context.grantPermissions(['local-network-access']); // the page is answered here, not by this machine
  allowProblem(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const own = new URL(baseURL ?? '').origin;
  const hostile = own.replace('localhost', 'hostile.localhost');
  const address = `${own.replace('localhost', '127.0.0.1')}/frame.html`;
  const body = `<!doctype html><title>Hostile</title><script>
    window.heard = [];
    addEventListener('message', ({ data }) => heard.push(data));
  </script><iframe src="${address}"></iframe>`;
  await page.route(`${hostile}/`, (route) => route.fulfill({ contentType: 'text/html', body }));
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${hostile}/`);
  expect((await refusal).text()).toContain(own); // refused for who asks, not for how the network is
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
  expect(await page.evaluate(() => Reflect.get(window, 'heard') as unknown)).toEqual([]);
});

test('every area runs in an iframe when it is told to, the sign-in page too', async ({ page }) => {
  await page.goto('/anmeldung?rahmen=alle');
  await expect(framed(page).getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  await framed(page).getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
  await enterPassword(page, 'petra');
  await framed(page)
    .getByRole('button', { name: /Vertrag 4711/ })
    .first()
    .click();
  await expect(framed(page).getByRole('heading', { name: 'Haushalte', level: 1 })).toBeVisible();
  await framed(page).getByRole('searchbox').fill('musterwerk');
  await framed(page)
    .getByRole('link', { name: /^Musterwerk/ })
    .click();
  await expect(page).toHaveURL(/\/uebersicht$/);
  await expect(framed(page).getByText(/im Monat bleiben/)).toBeVisible();
  for (const [name, heading] of [
    ['Analyse', 'Analyse'],
    ['Beratung', 'Beratung'],
    ['PKV', 'PKV: Start'],
    ['Zusammenfassung', 'Zusammenfassung'],
    ['Abschluss', 'Terminabschluss'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(framed(page).getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
  }
  await page.goBack();
  await expect(framed(page).getByRole('heading', { level: 1, name: 'Zusammenfassung' })).toBeVisible();
});
