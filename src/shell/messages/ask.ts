import type { ShellPort } from './bus';
import type { ToArea } from './toArea';

/** Messages that answer a request carry its id. */
type AnswerType = {
  [Type in keyof ToArea]: ToArea[Type] extends { requestId: string } ? Type : never;
}[keyof ToArea];

/** Shells answer at once, or never. */
const answerWithin = 10_000;

/**
 * Sends a request and waits for the answer with its id, at most 10 seconds and not after `signal` aborts; then rejects
 * with the result of `expired`. All listeners are removed once it has settled.
 */
export function ask<Type extends AnswerType>(
  port: ShellPort,
  answer: Type,
  request: (requestId: string) => void,
  expired: () => Error,
  signal?: AbortSignal,
): Promise<ToArea[Type]> {
  const requestId = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', expire);
      unsubscribe();
    };
    const expire = () => {
      end();
      reject(expired());
    };
    const timer = setTimeout(expire, answerWithin);
    signal?.addEventListener('abort', expire);
    const unsubscribe = port.subscribe(answer, (payload) => {
      if (payload.requestId !== requestId) return;
      end();
      resolve(payload);
    });
    request(requestId);
  });
}
