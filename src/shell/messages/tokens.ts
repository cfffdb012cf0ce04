import type { Clock } from '../clock';
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
const answerWithin = 10_000;

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

function exchange(port: ShellPort): Promise<{ accessToken: string; expiresAt: number }> {
  const requestId = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      unsubscribe();
      settle();
    };
    const timer = setTimeout(() => finish(() => reject(new TokenError('no answer', true))), answerWithin);
    const unsubscribe = port.subscribe('tokenExchangeReady', (answer) => {
      if (answer.requestId !== requestId) return;
      finish(() =>
        answer.ok
          ? resolve({ accessToken: answer.accessToken, expiresAt: Date.parse(answer.expiresAt) })
          : reject(new TokenError(answer.error, answer.error === unreachableReason)),
      );
    });
    port.send('tokenExchangeInit', { requestId, audience: areaAudience });
  });
}
