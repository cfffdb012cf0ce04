import type { Locator, Page } from '@playwright/test';
import { enterPassword } from '../../e2e/signIn';
import type { WatchedWindow } from './watchContent';
import type { Measured, Traveller } from './ways';

/** Something that the advisor waits for; the milliseconds from the event to the frame after it. */
type Wait = (page: Page) => Promise<number>;

/** What an advisor goes through from the sign-in to the file for the household, with nothing kept of an earlier visit. */
const waits: readonly Wait[] = [
  async (page) => {
    await page.goto('/anmeldung', { waitUntil: 'commit' });
    return firstContent(page);
  },
  async (page) => {
    await page.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
    await enterPassword(page, 'sabine');
    await page.waitForURL((url) => !url.pathname.startsWith('/oidc'));
    return firstContent(page);
  },
  follow((page) => page.getByRole('link', { name: /^Musterhaus, Jonas/ })),
  follow((page) => tab(page, 'Analyse')),
  follow(next),
  follow(next),
  follow((page) => tab(page, 'Beratung')),
  follow((page) => tab(page, 'PKV')),
  follow((page) => tab(page, 'Übersicht')),
  follow((page) => tab(page, 'Zusammenfassung')),
  async (page) => {
    const label = `Termin ${crypto.randomUUID()}`;
    await page.getByRole('textbox', { name: 'Bezeichnung' }).fill(label);
    const time = await page.getByRole('button', { name: 'Stand sichern' }).evaluate(
      (element, text) => (window as unknown as WatchedWindow).textAfter(element, text), // set by `watchContent`
      label,
    );
    return time + (await follow(() => page.getByRole('link', { name: label, exact: true }))(page));
  },
  follow((page) => page.getByRole('button', { name: 'Zusammenfassung erstellen' })),
  (page) =>
    page
      .getByRole('button', { name: 'PDF herunterladen' })
      .evaluate((element) => (window as unknown as WatchedWindow).fileAfter(element)), // set by `watchContent`
];

/** All waits of an appointment together. Its snapshot stays with the household. */
export async function takeAppointment({ page, line }: Traveller): Promise<Measured> {
  line.take();
  let time = 0;
  for (const wait of waits) {
    time += await wait(page);
    await line.quiet();
  }
  return { time, ...line.take() };
}

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

function next(page: Page): Locator {
  return page.locator('main').getByRole('link', { name: /^Weiter/ });
}

function firstContent(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as WatchedWindow).firstContent()); // set by `watchContent`
}

function follow(find: (page: Page) => Locator): Wait {
  return (page) =>
    find(page)
      .first()
      .evaluate((element) => (window as unknown as WatchedWindow).contentAfter(element)); // set by `watchContent`
}
