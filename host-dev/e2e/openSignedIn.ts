import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clientId } from '../services/sign-in/client';
import { demoPassword } from '../services/seed/demoUsers';
import { goNowhere } from './goNowhere';

/**
 * Opens a page as somebody who has just signed in and chosen a contract. The organisation, its answer and the shell that
 * redeems it are those of every user; only the forms on the way are answered without being drawn, which saves three
 * pages. Tests of signing in fill them in (`signIn`).
 */
export async function openSignedIn(
  page: Page,
  path: string,
  userId: string,
  contract?: string,
): Promise<void> {
  const attempt = { state: random(), nonce: random(), verifier: random(), returnTo: path };
  const callback = await answerForm(page, userId, attempt);
  await goNowhere(page);
  const kept = {
    'vp.sign-in.pending': JSON.stringify(attempt),
    ...(contract !== undefined && { 'vp.accountingContract': contract }),
  };
  await page.evaluate((entries) => Object.assign(window.sessionStorage, entries), kept);
  await page.goto(callback);
  await page.waitForURL((url) => url.pathname !== new URL(callback).pathname); // the code is redeemed
}

/** The address at which the organisation hands its code to the shell. Its cookies are the browser's own. */
async function answerForm(
  { request }: Page,
  user: string,
  { state, nonce, verifier }: Record<'state' | 'nonce' | 'verifier', string>,
): Promise<string> {
  const baseURL = process.env['VP_E2E_URL'] ?? '';
  const form = await request.get(`${baseURL}/oidc/auth`, {
    params: {
      client_id: clientId,
      redirect_uri: `${baseURL}/anmeldung/callback`,
      response_type: 'code',
      scope: 'openid profile offline_access',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state,
      nonce,
    },
  });
  const answer = await request.post(form.url(), { form: { user, password: demoPassword } });
  return answer.url();
}

const random = () => randomBytes(32).toString('base64url');
