import type { SourceData } from '@vp-digital/core/contracts';
import type { User } from '@vp-digital/core/session';
import type { Config } from '@vp-digital/core/shell';
import { type AreaToken, SessionOverError } from './exchangeToken';
import { storedSession, type Session } from './storedSession';
import { once } from './once';
import { createSharedTokens } from './sharedTokens';

export interface SignIn {
  /** What is known of the signed-in user; nobody is signed in: undefined. */
  current(): Promise<SourceData | undefined>;
  /**
   * Leaves for the organisation's sign-in page; `returnTo` is where the user wanted to go. `again` asks for the password
   * also where somebody is signed in.
   */
  start(returnTo: string, again?: boolean): Promise<void>;
  /** Ends the way back from the sign-in page; answers where the user wanted to go. */
  complete(): Promise<string>;
  /**
   * A short token for one audience and accounting contract, in the role that is taken if there is one; another one than
   * the caller has `had`. Rejects with `SessionOverError` when the organisation refuses, with any other error when it
   * could not be asked.
   */
  exchange(
    audience: string,
    user: Pick<User, 'accountingContract' | 'impersonation'> | undefined,
    had?: string,
  ): Promise<AreaToken>;
  /** Finds out how the session ends at the organisation; the answer goes there, with nothing left to ask here. */
  prepareEnd(): Promise<() => void>;
  /** Forgets the user here only. */
  forget(): void;
  /** Fetches what a renewal or the sign-out will need, so that neither waits for a file. */
  preload(): void;
}

const renewBefore = 60_000;

/**
 * The tokens stay in this tab's session storage and go with the sign-out. How the organisation's sign-in is spoken to stands in
 * a file of its own, fetched when the page has nothing else to do: a page that is loaded amid a session needs none of it.
 */
export function createSignIn(config: Config): SignIn {
  const provider = once(async () => {
    const { createProvider } = await import('./provider');
    return createProvider(config, window.location.origin);
  });
  const tokens = createSharedTokens();
  let renewal: Promise<Session> | undefined;

  /** One renewal at a time: a refresh token is good for one only. A sign-out meanwhile stays a sign-out. */
  const renewed = (known: Session): Promise<Session> => {
    renewal ??= provider()
      .then((organisation) => organisation.renew(known))
      .then((fresh) => {
        if (storedSession.read()?.refreshToken === known.refreshToken) storedSession.write(fresh);
        return fresh;
      })
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  };

  const session = async (): Promise<Session | undefined> => {
    const known = storedSession.read();
    return known && known.expiresAt - Date.now() < renewBefore ? renewed(known) : known;
  };

  return {
    async current() {
      const known = await session().catch((error: unknown) =>
        error instanceof SessionOverError ? undefined : storedSession.read(),
      );
      return known?.source;
    },
    async start(returnTo, again = false) {
      window.location.assign(await (await provider()).begin(returnTo, again));
    },
    async complete() {
      return (await provider()).redeem();
    },
    async exchange(audience, user, had) {
      const known = await session();
      if (!known) throw new SessionOverError('nobody is signed in');
      const exchange = {
        address: known.tokenEndpoint ?? (await (await provider()).tokenEndpoint()),
        clientId: config.signIn.clientId,
        subjectToken: known.accessToken,
        audience,
        contract: user?.accountingContract,
        impersonation: user?.impersonation?.impersonationId,
      };
      return tokens(exchange, had);
    },
    async prepareEnd() {
      const address = await (await provider()).endAddress();
      return () => window.location.assign(address);
    },
    forget: () => storedSession.clear(),
    preload: () => void provider().catch(() => {}), // whoever needs it asks again
  };
}
