/**
 * The entry of the report worker. It needs neither DOM nor network, no Node polyfills when bundled, and of a content
 * security policy no more than `worker-src`.
 */
import { answerRequest } from './answerRequest';
import type { WorkerRequest } from './workerProtocol';

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answerRequest(data, (response, transfer) => self.postMessage(response, { transfer: [...transfer] }));
});
