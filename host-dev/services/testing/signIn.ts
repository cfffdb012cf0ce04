import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { areaAudience } from '../authorization';
import { clientId, tokenExchangeGrant } from '../sign-in/client';
import { Browser } from './Browser';

const tokens = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
});

export type Tokens = z.infer<typeof tokens>;

export interface SignedIn {
  browser: Browser;
  tokens: Tokens;
}

export interface SignInOptions {
  password?: string;
  browser?: Browser;
  /** Asks for the password also where somebody is signed in. */
  prompt?: 'login';
}

/** Signs in as the shell and its user do: authorization request with PKCE, form, code, tokens. */
export async function signIn(
  url: string,
  user: string,
  { password = 'demo', browser = new Browser(), prompt }: SignInOptions = {},
): Promise<SignedIn> {
  const verifier = randomBytes(32).toString('base64url');
  const form = await openSignIn(url, browser, { verifier, prompt });
  const posted = await browser.post(form.location, { user, password });
  const { location } = await browser.follow(posted, `${url}/oidc/`);
  return { browser, tokens: await fetchTokens(url, location, verifier) };
}

/** Opens the sign-in form, or is sent straight back when the browser is signed in already. */
export function openSignIn(
  url: string,
  browser: Browser,
  {
    verifier = randomBytes(32).toString('base64url'),
    prompt,
  }: { verifier?: string; prompt?: 'login' | undefined } = {},
) {
  const request = new URL(`${url}/oidc/auth`);
  request.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: redirectUri(url),
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(prompt && { prompt }),
  }).toString();
  return browser.open(request.href).then((response) => browser.follow(response, `${url}/oidc/`));
}

async function fetchTokens(url: string, location: string, verifier: string): Promise<Tokens> {
  const code = new URL(location).searchParams.get('code') ?? '';
  const response = await postToken(url, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri(url),
    code_verifier: verifier,
  });
  return z.parse(tokens, await response.json());
}

/** One call of the token endpoint, as the public client. */
export const postToken = (url: string, form: Record<string, string>): Promise<Response> =>
  fetch(`${url}/oidc/token`, { method: 'POST', body: new URLSearchParams({ client_id: clientId, ...form }) });

/** Exchanges the shell's token for one with which areas call the services. */
export const exchangeToken = (
  url: string,
  accessToken: string,
  asked: { contract?: string | undefined; impersonation?: string },
): Promise<Response> =>
  postToken(url, {
    grant_type: tokenExchangeGrant,
    subject_token: accessToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    audience: areaAudience,
    ...(asked.contract && { contract: asked.contract }),
    ...(asked.impersonation && { impersonation: asked.impersonation }),
  });

/** A token for the services: signs a demo user in and exchanges, under the given accounting contract. */
export async function areaToken(url: string, user: string, contract?: string): Promise<string> {
  const signedIn = await signIn(url, user);
  const response = await exchangeToken(url, signedIn.tokens.access_token, { contract });
  return z.parse(z.object({ access_token: z.string() }), await response.json()).access_token;
}

const redirectUri = (url: string) => `${url}/anmeldung/callback`;
