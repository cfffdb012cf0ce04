import { AnyOriginWorker } from '@vp-digital/core/pdf';
import type { FileRefusal } from './reading/refusal';

export type NotRead = { kind: 'refused'; reason: Extract<FileRefusal, 'noReader'> };

/**
 * Reads a file in a worker that ends with it: whatever a file holds, the page is used meanwhile. Undefined if it was stopped
 * before.
 */
export async function runInWorker<Request, Answer>(
  request: Request,
  stop: AbortSignal,
): Promise<Answer | NotRead | undefined> {
  let worker: Worker | undefined;
  try {
    worker = startReader();
    return await Promise.race([answerOf<Request, Answer>(worker, request), stopped(stop)]);
  } catch {
    return { kind: 'refused', reason: 'noReader' };
  } finally {
    worker?.terminate();
  }
}

const stopped = (stop: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    stop.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** The bytes are copied to it: a mapping that is corrected asks for them again. */
const answerOf = <Request, Answer>(worker: Worker, request: Request): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const once = { once: true };
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), once);
    worker.addEventListener('error', () => reject(new Error('The reader did not start')), once);
    worker.postMessage(request);
  });

/** Starts what reads files. */
const startReader = (): Worker => new AnyOriginWorker(new URL('../worker/file.worker.ts', import.meta.url));
