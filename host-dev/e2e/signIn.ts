import type { Page } from '@playwright/test';

/**
 * Signs in with an account, from the page that the browser stands on or from the login page, and chooses the context of a
 * contract where there are several.
 */
export async function signIn(page: Page, userId: string, contract?: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/anmeldung');
  await page.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
  await enterPassword(page, userId);
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc') && !url.pathname.endsWith('/callback'));
  if (contract === undefined) return;
  const contexts = page.getByRole('button', { name: new RegExp(`Vertrag ${contract}`) });
  await contexts.first().click();
}

/** Fills in the form of the sign-in provider that the page shows. */
export async function enterPassword(page: Page, userId: string): Promise<void> {
  await page.getByLabel('Benutzername').fill(userId);
  await page.getByLabel('Passwort').fill('demo');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}
