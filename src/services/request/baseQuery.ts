import type { BaseQueryFn } from '@vp-digital/core/libs/query';
import { TokenError } from '@vp-digital/core/shell';
import type { Call } from './call';
import type { ServiceRuntime } from './runtime';
import { send, type Sent } from './send';
import { isTemporary, type ServiceError } from './serviceError';

export type ServiceQuery = BaseQueryFn<Call, unknown, ServiceError>;

export const attempts = 3;

/** Seconds that a caller waits for a retry at most; if the wait is longer, the error is returned instead. */
const longestWait = 10;

/**
 * The only channel to the services: token, version, idempotency key on every write, answers checked against the
 * contract, up to three attempts (0.3 · 2ⁿ s with jitter, or after as long as the service says), one fresh token after
 * a 401 or a 423.
 */
export const createCalls =
  (runtime: () => ServiceRuntime) =>
  async <Answer>(call: Call<Answer>, { signal }: { signal: AbortSignal }): Promise<Sent<Answer>> => {
    const key = crypto.randomUUID();
    let sent = await sendOnce(call, runtime(), key, signal);
    for (let attempt = 1; attempt < attempts && 'error' in sent && isTemporary(sent.error); attempt += 1) {
      const asked = retryAfter(sent.error);
      if (signal.aborted || asked > longestWait) break;
      await pause(attempt, asked, signal);
      sent = await sendOnce(call, runtime(), key, signal);
    }
    return sent;
  };

/** The same for the store, one call per endpoint. */
export const createBaseQuery = (runtime: () => ServiceRuntime): ServiceQuery => createCalls(runtime);

const retryAfter = (error: ServiceError): number =>
  (error.kind === 'failed' ? error.retryAfter : undefined) ?? 0;

async function sendOnce<Answer>(
  call: Call<Answer>,
  runtime: ServiceRuntime,
  key: string,
  signal: AbortSignal,
): Promise<Sent<Answer>> {
  try {
    const first = await send(call, runtime, key, signal);
    if (!isRefused(first)) return first;
    runtime.tokens.forget();
    const second = await send(call, runtime, key, signal);
    if (isLocked(second)) runtime.onDeviceLocked();
    else if (isRefused(second)) runtime.onUnauthorized();
    return second;
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    if (error.isTemporary) return { error: { kind: 'offline' } };
    runtime.onUnauthorized();
    return { error: { kind: 'unauthorized' } };
  }
}

/** A token from before a new sign-in is refused like an expired one. */
const isRefused = (sent: Sent<unknown>) =>
  isLocked(sent) || ('error' in sent && sent.error.kind === 'unauthorized');

const isLocked = (sent: Sent<unknown>) =>
  'error' in sent && sent.error.kind === 'failed' && sent.error.status === 423;

/** Before a retry; ends at once when aborted. `asked`: seconds that the service has asked for. */
export const pause = (attempt: number, asked: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const milliseconds = asked * 1000 + 300 * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
