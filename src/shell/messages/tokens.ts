import type { Clock } from '../clock';
import { ShellFault } from '../shellFault';
import { ask } from './ask';
import type { ShellPort } from './bus';

/** The audience of the short token with which areas call the services. */
export const areaAudience = 'urn:vp-digital:area';

export interface TokenSource {
  /** A token that is good for at least another 30 seconds; asks the shell when there is none. */
  get(): Promise<string>;
  /** Forgets the token, also one that is on its way, so that the next call gets a fresh one. */
  forget(): void;
  /** Nobody will answer any more: calls that wait end at once with a temporary `TokenError`, and so do later ones. */
  close(): void;
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
 * lives in this closure only; calls that come while one is under way share its answer. `onFault` hears once why a shell that
 * has never given one gives none.
 */
export function createTokenSource(
  port: ShellPort,
  clock: Clock,
  onFault: (fault: ShellFault) => void = () => {},
): TokenSource {
  let known: Token | undefined;
  let inProgress: Promise<string> | undefined;
  const closing = new AbortController();
  let isSettled = false;
  const tell = (reason: unknown) => {
    const isOffline = reason instanceof TokenError && reason.message === unreachableReason;
    if (isSettled || isOffline || closing.signal.aborted) return;
    isSettled = true;
    onFault(
      new ShellFault(
        'token',
        reason instanceof TokenError ? `tokenExchangeInit: ${reason.message}` : String(reason),
      ),
    );
  };

  const renew = () => {
    const renewal = exchange(port, closing.signal)
      .then((token) => {
        isSettled = true;
        if (inProgress === renewal) known = token;
        return token.accessToken;
      })
      .catch((reason: unknown) => {
        tell(reason);
        throw reason;
      })
      .finally(() => {
        if (inProgress === renewal) inProgress = undefined;
      });
    return renewal;
  };
  const forget = () => {
    known = undefined;
    inProgress = undefined;
  };
  return {
    get() {
      if (known && known.expiresAt - clock.now().getTime() > renewBefore)
        return Promise.resolve(known.accessToken);
      inProgress ??= renew();
      return inProgress;
    },
    forget,
    close() {
      forget();
      closing.abort();
    },
  };
}

interface Token {
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

async function exchange(port: ShellPort, signal: AbortSignal): Promise<Token> {
  const noAnswer = () => new TokenError('no answer', true);
  if (signal.aborted) throw noAnswer();
  const answer = await ask(
    port,
    'tokenExchangeReady',
    (requestId) => port.send('tokenExchangeInit', { requestId, audience: areaAudience }),
    noAnswer,
    signal,
  );
  if (!answer.ok) throw new TokenError(answer.error, answer.error === unreachableReason);
  if (typeof answer.accessToken !== 'string') throw new TokenError('the answer has no accessToken', false); // of a shell with a channel of its own
  return { accessToken: answer.accessToken, expiresAt: Date.parse(answer.expiresAt) };
}
