import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { routes } from '@vp-digital/core/reference';
import { writeEnvironmentFile } from '../build/environmentFile';
import { inRoot, outputFolder } from '../build/workspace';
import { householdId, startTestServices, testClock } from '../services/testing';
import { findBrowser } from './findBrowser';
import { signIn } from './signIn';

const folder = inRoot('docs', 'screenshots');
const household = { householdId: householdId(2) };
const wide = { width: 1200, height: 900 };
const narrow = { width: 340, height: 720 };

/** Takes the README's pictures anew: what stands in `dist`, with sample household 2, on the day of all sample values. */
async function takePictures(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeEnvironmentFile('dev');
  const services = await startTestServices({ staticFolder: outputFolder });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await openSignedIn(browser, services.url);
    await page.goto(routes.householdOverview.href(household));
    await page.getByRole('heading', { name: 'So verteilt sich der Monat' }).waitFor();
    await keep(page, 'overview-1200');
    await page.setViewportSize(narrow);
    await keep(page, 'overview-340');
    await page.setViewportSize(wide);
    await page.goto(routes.income.href(household));
    await page
      .getByRole('group', { name: /Gehalt/ })
      .first()
      .waitFor();
    await keep(page, 'income-1200');
    await page.goto(routes.advice.href(household));
    await page.getByText(/^Besprochen: 0 von/).waitFor();
    await keep(page, 'advice-1200');
    await openFuture(page);
    await keep(page, 'future-1200');
    await openPreview(page);
    await keep(page, 'preview-1200');
  } finally {
    await browser.close();
    await services.dispose();
  }
}

/** An advisor in her own context, before the list of her households. */
async function openSignedIn(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: wide,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(testClock());
  await signIn(page, 'petra');
  await page.getByRole('button', { name: /Petra Beispiel – Vertrag 4711/ }).click();
  await page.getByRole('heading', { name: 'Haushalte', exact: true }).waitFor();
  return page;
}

/** The years to come with a child on the life line, once their random courses are followed. */
async function openFuture(page: Page): Promise<void> {
  await page.goto(routes.futureHouseholdBudget.href(household));
  await page.getByRole('button', { name: '+ Kind', exact: true }).click();
  const cost = page.getByRole('textbox', { name: 'Kosten des Kindes im Monat' });
  await cost.fill('600');
  await cost.press('Tab');
  await page.getByRole('button', { name: 'Schließen', exact: true }).click();
  await page.getByText(/In \d+ von 100 Verläufen/).waitFor();
  const line = page.getByRole('slider', { name: /Kind/ });
  await line.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** Freezes the household and opens the summary made from it. */
async function openPreview(page: Page): Promise<void> {
  await page.goto(routes.snapshots.href(household));
  await page.getByRole('button', { name: 'Stand sichern' }).click();
  await page.getByRole('button', { name: 'Meldung schließen' }).click();
  await page.getByRole('link', { name: /^Jahresgespräch/ }).click();
  await page.getByRole('button', { name: 'Zusammenfassung erstellen' }).click();
  const first = page.getByRole('group', { name: /Seite 1 von/ });
  await first.waitFor();
  await first.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** A picture of the window, with its data and fonts there and nothing moving. */
async function keep(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
}

await takePictures();
