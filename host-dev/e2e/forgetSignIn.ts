import type { Page } from '@playwright/test';

/** An address of the same origin at which nothing is; its icon is named, so that the browser asks for none. */
const nowhere = '/nirgendwo';
const nothing = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

/**
 * The browser forgets who is signed in. The page leaves the application first: while it stands there it notices that its
 * session is over and goes to the login page by itself, and that would end the way on which a test sends it next.
 */
export async function forgetSignIn(page: Page): Promise<void> {
  await page.route(nowhere, (route) => route.fulfill(nothing));
  await page.goto(nowhere);
  await page.context().clearCookies();
  await page.evaluate(() => window.sessionStorage.clear());
}
