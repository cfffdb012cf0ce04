import type { Page } from '@playwright/test';
import { goNowhere } from './goNowhere';

/**
 * The browser forgets who is signed in. The page leaves the application first: while it stands there it notices that its
 * session is over and goes to the login page by itself, and that would end the way on which a test sends it next.
 */
export async function forgetSignIn(page: Page): Promise<void> {
  await goNowhere(page);
  await page.context().clearCookies();
  await page.evaluate(() => window.sessionStorage.clear());
}
