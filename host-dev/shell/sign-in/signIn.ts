import { type Profile, profile } from '@vp-digital/core/contracts';
import type { Config } from '@vp-digital/core/shell';
import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { exchangeToken } from './exchangeToken';

export const callbackPath = '/anmeldung/callback';

export interface SignIn {
  /** The signed-in user's profile, or undefined. */
  current(): Promise<Profile | undefined>;
  /** Leaves for the organisation's sign-in page; `returnTo` is where the user wanted to go. */
  start(returnTo: string): Promise<void>;
  /** Ends the way back from the sign-in page; answers where the user wanted to go. */
  complete(): Promise<string>;
  /** A short token for one audience and accounting contract. Rejects when the session is over. */
  exchange(
    audience: string,
    contract: string | undefined,
  ): Promise<{ accessToken: string; expiresAt: string }>;
  /** Finds out how the session ends at the organisation; the answer goes there, with nothing left to ask here. */
  prepareEnd(): Promise<() => void>;
  /** Forgets the user here only. */
  forget(): Promise<void>;
}

/** Authorization Code with PKCE. The tokens stay in this tab's session storage and go with the sign-out. */
export function createSignIn(config: Config): SignIn {
  const { origin } = window.location;
  const manager = new UserManager({
    authority: new URL(config.signIn.authority, origin).href,
    client_id: config.signIn.clientId,
    redirect_uri: origin + callbackPath,
    post_logout_redirect_uri: `${origin}/anmeldung`,
    scope: 'openid profile offline_access',
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: true,
  });
  const user = async () => {
    const known = await manager.getUser();
    return known?.expired ? await manager.signinSilent() : known;
  };
  return {
    current: async () => {
      const known = await user().catch(() => undefined); // the session is over: nobody is signed in
      return known ? profile.parse(known.profile) : undefined;
    },
    start: (returnTo) =>
      manager.signinRedirect({ state: { returnTo }, ui_locales: document.documentElement.lang }),
    complete: async () => {
      const { state } = await manager.signinRedirectCallback();
      const returnTo: unknown =
        typeof state === 'object' && state !== null && 'returnTo' in state && state.returnTo;
      return typeof returnTo === 'string' ? returnTo : '/';
    },
    exchange: async (audience, contract) => {
      const known = await user();
      if (!known) throw new Error('nobody is signed in');
      const address = await manager.metadataService.getTokenEndpoint();
      if (!address) throw new Error('the sign-in has no token endpoint');
      return exchangeToken({
        address,
        clientId: config.signIn.clientId,
        subjectToken: known.access_token,
        audience,
        contract,
      });
    },
    prepareEnd: async () => {
      const known = await manager.getUser();
      const address = await manager.metadataService.getEndSessionEndpoint();
      const query = new URLSearchParams({
        client_id: config.signIn.clientId,
        post_logout_redirect_uri: `${origin}/anmeldung`,
        ...(known?.id_token ? { id_token_hint: known.id_token } : {}),
      });
      return () => window.location.assign(address ? `${address}?${query}` : '/anmeldung');
    },
    forget: () => manager.removeUser(),
  };
}
