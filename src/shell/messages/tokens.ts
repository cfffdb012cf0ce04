import type { Clock } from '../clock';
import { ask } from './ask';
import type { ShellPort } from './bus';

/** The audience of the short token with which areas call the services. */
export const areaAudience = 'urn:vp-digital:area';

export interface TokenSource {
  /** A token that is good for at least another 30 seconds; asks the shell when there is none. */
  get(): Promise<string>;
  /** Forgets the token, so that the next call gets a fresh one. */
  forget(): void;
}

const renewBefore = 30_000;

/** The `error` of a `tokenExchangeReady` that says: the sign-in could not be asked, the session goes on. */
export const unreachableReason = 'unreachable';

/**
 * The shell gave no token. `isTemporary` when it did not answer in time or could not ask the sign-in; otherwise the
 * session is over.
 */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  constructor(
    message: string,
    readonly isTemporary: boolean,
  ) {
    super(message);
  }
}

/**
 * Asks the shell for a token by `tokenExchangeInit` and waits for the answer with the same request id. The token
 * lives in this closure only; calls that come while one is under way share its answer.
 */
export function createTokenSource(port: ShellPort, clock: Clock): TokenSource {
  let known: { accessToken: string; expiresAt: number } | undefined;
  let underWay: Promise<string> | undefined;
  return {
    get() {
      if (known && known.expiresAt - clock.now().getTime() > renewBefore)
        return Promise.resolve(known.accessToken);
      underWay ??= exchange(port)
        .then((answer) => {
          known = answer;
          return answer.accessToken;
        })
        .finally(() => {
          underWay = undefined;
        });
      return underWay;
    },
    forget() {
      known = undefined;
    },
  };
}

async function exchange(port: ShellPort): Promise<{ accessToken: string; expiresAt: number }> {
  const answer = await ask(
    port,
    'tokenExchangeReady',
    (requestId) => port.send('tokenExchangeInit', { requestId, audience: areaAudience }),
    () => new TokenError('no answer', true),
  );
  if (!answer.ok) throw new TokenError(answer.error, answer.error === unreachableReason);
  return { accessToken: answer.accessToken, expiresAt: Date.parse(answer.expiresAt) };
}
