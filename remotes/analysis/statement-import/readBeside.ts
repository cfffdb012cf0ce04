import { AnyOriginWorker } from '@vp-digital/core/pdf';
import type { StatementAnswer, StatementRequest } from './reading/readStatement';

/** Reads a file in a worker that ends with it: whatever a file holds, the page is used meanwhile. */
export async function readBeside(request: StatementRequest): Promise<StatementAnswer> {
  let worker: Worker | undefined;
  try {
    worker = new AnyOriginWorker(new URL('./statement.worker.ts', import.meta.url));
    return await answerOf(worker, request);
  } catch {
    return { kind: 'refused', reason: 'noReader' };
  } finally {
    worker?.terminate();
  }
}

/** The bytes are copied to it: a mapping that is corrected asks for them again. */
const answerOf = (worker: Worker, request: StatementRequest): Promise<StatementAnswer> =>
  new Promise((resolve, reject) => {
    const once = { once: true };
    worker.addEventListener('message', ({ data }: MessageEvent<StatementAnswer>) => resolve(data), once);
    worker.addEventListener('error', () => reject(new Error('The reader did not start')), once);
    worker.postMessage(request);
  });
