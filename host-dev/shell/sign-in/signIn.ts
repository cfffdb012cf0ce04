import type { SourceData } from '@vp-digital/core/contracts';
import type { User } from '@vp-digital/core/session';
import type { Config } from '@vp-digital/core/shell';
import { readBasePath } from '../location/basePath';
import { type AreaToken, SessionOverError } from './exchangeToken';
import { storedSession, type Session } from './storedSession';
import { once } from './once';
import { createSharedTokens } from './sharedTokens';

export interface SignIn {
  /** What is known about the signed-in user; undefined if nobody is signed in. */
  current(): Promise<SourceData | undefined>;
  /**
   * Leaves for the organisation's sign-in page; `returnTo` is where the user wanted to go. `again` asks for the
   * password even if somebody is signed in.
   */
  start(returnTo: string, again?: boolean): Promise<void>;
  /** Completes the return from the sign-in page; returns where the user wanted to go. */
  complete(): Promise<string>;
  /**
   * A short-lived token for one audience and accounting contract, in the current role if there is one; not the token
   * the caller already `had`. Rejects with `SessionOverError` when the organisation refuses, with any other error when
   * it could not be asked.
   */
  exchange(
    audience: string,
    user: Pick<User, 'accountingContract' | 'impersonation'> | undefined,
    had?: string,
  ): Promise<AreaToken>;
  /** Finds out how to end the session at the organisation; the returned function goes there without asking here. */
  prepareEnd(): Promise<() => void>;
  /** Forgets the user only here. */
  forget(): void;
  /** Fetches what a renewal or the sign-out will need, so that neither waits for a file. */
  preload(): void;
}

const renewBefore = 60_000;

/**
 * The tokens stay in this tab's session storage until sign-out. The protocol of the organisation's sign-in is in a
 * separate file, fetched when the page is idle: a page loaded during a session needs none of it.
 */
export function createSignIn(config: Config): SignIn {
  const provider = once(async () => {
    const { createProvider } = await import('./provider');
    return createProvider(config, window.location.origin + readBasePath());
  });
  const tokens = createSharedTokens();
  let renewal: Promise<Session> | undefined;

  /** One renewal at a time: a refresh token is valid only once. A sign-out meanwhile remains a sign-out. */
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
    preload: () => void provider().catch(() => {}), // a caller that needs it asks again
  };
}
