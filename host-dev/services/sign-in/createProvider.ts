import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type Provider from 'oidc-provider';
import { basePathOf, pageUnderBase } from '../http/basePath';
import { asServiceError } from '../http/problems';
import type { Query } from '../database';
import type { SecurityLog } from '../securityLog';
import { shellClient } from './client';
import { providerCookies } from './cookieNames';
import { createOidcAdapter } from './oidcAdapter';
import { endedPage, logoutPage, problemPage } from './pages';
import type { Secrets } from './secrets';
import { registerTokenExchange } from './tokenExchange';
import { findMainAdvisor, findUser, claimsOf } from './users';

const hours = 3600;

/** A working day: sign-in, refresh tokens and what they hang on end together. */
const workingDay = 10 * hours;

export interface SignIn {
  provider: Provider;
  /** Answers a request whose path is relative to the issuer. */
  handle: ReturnType<Provider['callback']>;
}

/** The sign-in provider of the organisation, as far as the shell uses it: code + PKCE, refresh, logout, exchange. */
export async function createProvider(
  origin: string,
  { q, security }: { q: Query; security: SecurityLog },
  secrets: Secrets,
): Promise<SignIn> {
  const { default: OidcProvider, errors, interactionPolicy } = await importQuietly();
  const base = basePathOf(origin);
  const policy = interactionPolicy.base();
  policy.remove('consent'); // the shell is the organisation's own client: nobody is asked to trust it

  const usedTwice = async () => {
    await security.note('token.reused', {});
    return new errors.InvalidGrant('it was used already');
  };
  const configuration: Configuration = {
    adapter: (kind) => createOidcAdapter(q, kind, usedTwice),
    clients: [shellClient(origin)],
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    jwks: { keys: [secrets.signingKey] },
    cookies: { keys: secrets.cookieKeys, names: providerCookies(origin.startsWith('https:')) },
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'name', 'userData'],
    },
    conformIdTokenClaims: false,
    scopes: ['openid', 'profile'],
    extraParams: [],
    findAccount: async (_context, userId) => {
      const user = await findUser(q, userId);
      return (
        user && {
          accountId: userId,
          claims: async () => ({ ...claimsOf(user, await findMainAdvisor(q, user)) }),
        }
      );
    },
    loadExistingGrant,
    interactions: { policy, url: (_context, { uid }) => `${base}/oidc/interaction/${uid}` },
    // without the scope offline_access a refresh token ends with the session: signed out is signed out
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 900,
      AuthorizationCode: 60,
      IdToken: 900,
      Interaction: hours,
      Session: workingDay,
      Grant: workingDay,
      RefreshToken: workingDay,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => sendPage(context, logoutPage(context, form), base),
        postLogoutSuccessSource: (context) => sendPage(context, endedPage(context), base),
      },
    },
    renderError: (context, { error }) => sendPage(context, problemPage(context, error), base),
  };

  const provider = new OidcProvider(`${origin}/oidc`, configuration);
  provider.proxy = true;
  provider.on('server_error', (context, error) => {
    if (asServiceError(error).code !== 'unavailable') return;
    context.status = 503;
    context.set('retry-after', '2');
  });
  registerTokenExchange({ provider, errors, q, signingKey: secrets.signingKey });
  return { provider, handle: provider.callback() };
}

/** Grants the shell what it asks for, once per session. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, account, provider, params } = oidc;
  if (!client || !session || !account) return undefined;
  const known = session.grantIdFor(client.clientId);
  const open = known ? await provider.Grant.find(known) : undefined;
  if (open) return open;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(typeof params?.scope === 'string' ? params.scope : 'openid');
  await grant.save();
  return grant;
}

function sendPage(context: KoaContextWithOIDC, page: string, base: string): void {
  context.type = 'html';
  context.body = pageUnderBase(page, base);
}

/** The provider says at every start that it is not supported on Node 20, on which all that is used here was tested. */
async function importQuietly() {
  const { warn } = console;
  console.warn = (...message: unknown[]) => {
    if (!String(message[0]).includes('Unsupported runtime')) warn(...message);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
