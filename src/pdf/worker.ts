/**
 * The entry of the report worker: `new Worker(new URL('./worker', import.meta.url), { type: 'module' })` or a bundle of
 * its own. It needs neither DOM nor network, and no more of a content security policy than `worker-src`.
 */
import { answerRequest } from './answer-request';
import type { WorkerRequest } from './worker-protocol';

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answerRequest(data, (response, transfer) => self.postMessage(response, { transfer: [...transfer] }));
});
