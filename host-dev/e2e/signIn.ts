import type { Page } from '@playwright/test';

/** Signs in with a demo account, from the page that the browser stands on or from the login page. */
export async function signIn(page: Page, user: 'sabine' | 'petra' | 'timo' | 'nora' | 'ina'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/anmeldung');
  await page.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
  await page.getByLabel('Benutzername').fill(user);
  await page.getByLabel('Passwort').fill('demo');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc') && !url.pathname.endsWith('/callback'));
}
