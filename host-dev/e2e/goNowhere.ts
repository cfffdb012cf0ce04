import type { Page } from '@playwright/test';

/** An address of the same origin at which nothing is; its icon is named, so that the browser asks for none. */
const nowhere = '/nirgendwo';
const nothing = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

/** The page leaves the application, or is not there yet: cookies and storage are at hand, and nobody watches them. */
export async function goNowhere(page: Page): Promise<void> {
  const address = `${process.env['VP_E2E_URL']}${nowhere}`;
  await page.route(address, (route) => route.fulfill(nothing));
  await page.goto(address);
  await page.unroute(address); // a page that is intercepted has no cache, and windows that it opens lose requests
}
