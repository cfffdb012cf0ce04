/**
 * The entry of the report worker. It needs neither DOM nor network, no Node polyfills when bundled, and of a content
 * security policy no more than `worker-src`.
 */
import { answerRequest } from './answer-request';
import type { WorkerRequest } from './worker-protocol';

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answerRequest(data, (response, transfer) => self.postMessage(response, { transfer: [...transfer] }));
});
