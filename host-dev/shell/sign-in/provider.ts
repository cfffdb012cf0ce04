import { type SourceData, sourceDataOf } from '@vp-digital/core/contracts';
import type { Config } from '@vp-digital/core/shell';
import * as oauth from 'oauth4webapi';
import { callbackPath } from './callbackPath';
import { isRefused, SessionOverError } from './exchangeToken';
import { storedPending } from './storedPending';
import { storedSession, type Session } from './storedSession';
import { once } from './once';

/** The organisation's sign-in, as the shell speaks to it. Every call rejects when the line breaks off. */
export interface Provider {
  /** Begins an attempt, which leads to `returnTo` in the end and is kept in this tab, and answers the sign-in page's address for it. */
  begin(returnTo: string, again: boolean): Promise<string>;
  /** Keeps the session for the code in the page's address, and answers where the attempt leads to. Rejects when it is none of this tab's. */
  redeem(): Promise<string>;
  /** A session with fresh tokens. Rejects with `SessionOverError` when the organisation refuses. */
  renew(known: Session): Promise<Session>;
  tokenEndpoint(): Promise<string>;
  /** Where this tab's session ends; at an organisation that ends none, the sign-in page. */
  endAddress(): Promise<string>;
}

/** Whoever comes back from the sign-in sees its page again without a word: why stands in the console. */
function toSourceData(claims: unknown): SourceData {
  try {
    return sourceDataOf(claims);
  } catch (error) {
    console.error(error);
    throw error;
  }
}

/** Authorization Code with PKCE and refresh tokens (RFC 6749, 7636; OpenID Connect Core). */
/** @param place where the shell stands: its origin, with the path before its addresses. */
export function createProvider({ signIn }: Config, place: string): Provider {
  const issuer = new URL(signIn.authority, place);
  const client: oauth.Client = { client_id: signIn.clientId };
  const redirectUri = place + callbackPath;
  const options = { [oauth.allowInsecureRequests]: issuer.protocol === 'http:' };
  const metadata = once(async () =>
    oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options)),
  );

  const sessionFrom = (
    { token_endpoint: tokenEndpoint }: oauth.AuthorizationServer,
    answer: oauth.TokenEndpointResponse,
    known?: Session,
  ): Session => {
    const claims = oauth.getValidatedIdTokenClaims(answer);
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? known?.refreshToken,
      idToken: answer.id_token ?? known?.idToken ?? '',
      expiresAt: Date.now() + (answer.expires_in ?? 0) * 1_000,
      source: claims || !known ? toSourceData(claims) : known.source,
      tokenEndpoint,
    };
  };

  return {
    async begin(returnTo, again) {
      const { authorization_endpoint: page } = await metadata();
      const state = oauth.generateRandomState();
      const nonce = oauth.generateRandomNonce();
      const verifier = oauth.generateRandomCodeVerifier();
      if (!page) throw new Error('the sign-in has no page of its own');
      const query = new URLSearchParams({
        client_id: client.client_id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid profile offline_access',
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: document.documentElement.lang,
        state,
        nonce,
        ...(again && { prompt: 'login' }),
      });
      storedPending.write({ state, nonce, verifier, returnTo });
      return `${page}?${query}`;
    },

    async redeem() {
      const attempt = storedPending.read();
      if (!attempt) throw new Error('no sign-in is under way in this tab');
      storedPending.clear();
      const { state, nonce, verifier, returnTo } = attempt;
      const server = await metadata();
      const parameters = oauth.validateAuthResponse(server, client, new URL(window.location.href), state);
      const response = await oauth.authorizationCodeGrantRequest(
        ...([server, client, oauth.None(), parameters, redirectUri, verifier, options] as const),
      );
      const answer = await oauth.processAuthorizationCodeResponse(
        server,
        byItsClock(client, response),
        response,
        { expectedNonce: nonce, requireIdToken: true },
      );
      storedSession.write(sessionFrom(server, answer));
      return returnTo;
    },

    async renew(known) {
      if (known.refreshToken === undefined) throw new SessionOverError('there is no refresh token');
      const server = await metadata();
      const response = await oauth.refreshTokenGrantRequest(
        ...([server, client, oauth.None(), known.refreshToken, options] as const),
      );
      if (isRefused(response.status)) throw new SessionOverError(`the renewal answered ${response.status}`);
      return sessionFrom(
        server,
        await oauth.processRefreshTokenResponse(server, byItsClock(client, response), response),
        known,
      );
    },

    async tokenEndpoint() {
      const { token_endpoint: address } = await metadata();
      if (!address) throw new Error('the sign-in has no token endpoint');
      return address;
    },
    async endAddress() {
      const idToken = storedSession.read()?.idToken;
      const { end_session_endpoint: address } = await metadata();
      const query = new URLSearchParams({
        client_id: client.client_id,
        post_logout_redirect_uri: `${place}/anmeldung`,
        ...(idToken ? { id_token_hint: idToken } : {}),
      });
      return address ? `${address}?${query}` : `${place}/anmeldung`;
    },
  };
}

/** Times in an answer are judged by the clock of who has answered: that of a device may be hours off. */
function byItsClock(client: oauth.Client, { headers }: Response): oauth.Client {
  const theirs = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(theirs)
    ? client
    : { ...client, [oauth.clockSkew]: Math.round((theirs - Date.now()) / 1_000) };
}
