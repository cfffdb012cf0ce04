import type { Page } from '@playwright/test';

type User = 'sabine' | 'petra' | 'timo' | 'nora' | 'ina';

/**
 * Signs in with a demo account, from the page that the browser stands on or from the login page, and chooses the
 * context of a contract where there are several.
 */
export async function signIn(page: Page, user: User, contract?: '4711' | '4700'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/anmeldung');
  await page.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
  await page.getByLabel('Benutzername').fill(user);
  await page.getByLabel('Passwort').fill('demo');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc') && !url.pathname.endsWith('/callback'));
  if (contract === undefined) return;
  const contexts = page.getByRole('button', { name: new RegExp(`Vertrag ${contract}`) });
  await contexts.first().click();
}
